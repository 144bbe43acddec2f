import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { basesTable } from '../../cli/print/bases.ts'
import { suiteOf } from '../../runner/features.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { basesOf, type Following, requireFollowing } from './bases.ts'

const catalogue = loadCatalogue()

describe('the bases of a ruling', () => {
  it('are struck out one at a time, and its own cases notice', async () => {
    const [found] = await basesOf(suiteOf(undefined), catalogue, ['faq96-14-timing-16'])
    expect(found?.matters).to.equal(true)
    expect(found?.bases.map(({ id, by }) => [id, by?.startsWith('faq96-14-timing-16/')])).to.deep.equal([
      ['faq96-14-timing-03', true],
      ['faq96-14-timing-12', true],
    ])
  })

  it('are of rulings that follow from others only', () => {
    expect(() => requireFollowing(['faq96-14-timing-1'], catalogue)).not.to.throw()
    expect(() => requireFollowing(['faq96-14-timing-03'], catalogue)).to.throw(UsageError, 'no such ruling follows')
  })

  it('are listed where they do not matter, and counted', () => {
    const all: readonly Following[] = [
      { ruling: 'a', bases: [{ id: 'x' }], matters: false },
      { ruling: 'b', bases: [{ id: 'x' }, { id: 'y', by: 'b/case' }], matters: true, why: 'It is an x.' },
      { ruling: 'c', bases: [{ id: 'y', by: 'c/case' }], matters: true },
    ]
    expect(basesTable(all).split('\n')).to.deep.equal([
      'No base matters alone:',
      '  a: x',
      '',
      'Some base does not matter next to the others:',
      '  b: x',
      '',
      'Follow from others: 3. A base matters alone: 2; none does: 1.',
      'Say why they follow: 1.',
      '',
    ])
  })
})
