import { describe, it } from 'node:test'
import { expect } from 'chai'
import { conformance } from './fixture/result.ts'
import { alike, rerun } from './rerun.ts'

const result = conformance(1)
const one = { ...result.cases[0]!, id: 'r-1/it-s-so@2e' }

describe('the line that plays a failing case again', () => {
  it('names the case, the engine and the features, quoted for a shell', () => {
    const engine = { ...result.engine, command: "java -jar bob's.jar" }
    expect(rerun({ engine, selection: { features: 'mine, yours' } }, one)).to.equal(
      "npx --no-install stccg-conformance run --case r-1/it-s-so@2e --engine 'java -jar bob'\\''s.jar' --features 'mine,yours'",
    )
    expect(rerun({ engine: { ...engine, command: 'built-in' }, selection: {} }, one)).to.match(
      /--case r-1\/it-s-so@2e$/,
    )
  })

  it('plays it as it was played', () => {
    const engine = { ...result.engine, options: ['--strict', '--cards-map', 'my map.yaml', '--timeout', '3000'] }
    expect(rerun({ engine, selection: {} }, one)).to.match(/ --strict --cards-map 'my map\.yaml' --timeout 3000$/)
  })

  it('is one line, whatever the command is', () => {
    const engine = { ...result.engine, command: 'x\n\u001b[31m' }
    expect(rerun({ engine, selection: {} }, one)).to.not.match(/\p{Cc}/u)
  })

  it('stands once for a case that came out alike under several rulesets', () => {
    const other = { ...one, id: 'r-1/it-s-so@1e-2014', ruleset: '1e-2014' }
    expect(alike([one, other])).to.deep.equal([{ one, also: ['1e-2014'] }])
    expect(alike([one, { ...other, message: 'otherwise' }])).to.have.length(2)
  })
})
