import { describe, it } from 'node:test'
import { expect } from 'chai'
import { scenarioName } from './client/scenario-name.ts'

const outline = '<who> asks for $<price> (<when>)'
const named = (...names: readonly string[]) => scenarioName(names.map(scenario => ({ outline, scenario })))

describe('What the cases of an outline are called together', () => {
  it('is the name of a case where they have the same', () => {
    expect(named('Data asks for $1 (now)', 'Data asks for $1 (now)')).to.equal('Data asks for $1 (now)')
  })

  it('says what stands in each where they differ', () => {
    expect(named('Data asks for $1 (now)', 'Worf asks for $1 (now)')).to.equal('Data / Worf asks for $1 (now)')
  })

  it('is found at once where names are long and have much in common', () => {
    const placed = '<a>x'.repeat(40)
    const name = (last: string) => ({ outline: placed, scenario: `${'x'.repeat(50_000)}${last}` })
    expect(scenarioName([name('y'), name('z')])).to.equal('…x'.repeat(40))
    expect(scenarioName([name('x'), name('xx')])).to.match(/^x{39}x+ \/ x+x$/)
  })

  it('leaves open what is too much, or what it cannot tell', () => {
    expect(named(...'12345'.split('').map(price => `Data asks for $${price} (now)`))).to.equal('Data asks for $… (now)')
    expect(named('another', 'name')).to.equal('… asks for $… (…)')
  })
})
