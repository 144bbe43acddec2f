import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { expect } from 'chai'
import { textsOf } from '../analysis/texts-of.ts'
import { groundsIn } from '../catalogue/grounds.ts'
import type { Conformance } from '../reports/result.ts'
import { suiteOf } from '../runner/features.ts'
import { withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import { compileCases, compiledPieces } from '../steps/suite/compiled.ts'
import { readCompiled } from '../steps/suite/read-compiled.ts'
import { drawnIds } from './fixture/drawn.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const folder = temporaryFolder('compiled-')

const file = join(folder, 'cases.json')
const suite = suiteOf(undefined)
const compiled = compileCases(suite, { version: '0', protocol: '1.0', grounds: groundsIn(), textsOf })
writeFileSync(file, [...compiledPieces(compiled)].join(''))

/** What a run says of each case, but for times. */
const outcomes = ({ cases }: Conformance): Record<string, unknown> =>
  Object.fromEntries(cases.map(({ id, outcome, because, message }) => [id, { outcome, because, message }]))
const play = (options: object) => playSuite(withDefaults({ out: join(folder, 'out'), report: ['json'], ...options }))

test('compiled cases are plain data that the published schema describes', () => {
  expect(readCompiled(file)).to.deep.equal(JSON.parse(JSON.stringify(compiled)))
})

test('every supposed card stands among the compiled cases with its sentence, its text and the cases that name it', () => {
  const named = new Set(compiled.cases.flatMap(one => one.titles))
  const { supposed = [] } = compiled
  expect(supposed).not.to.be.empty
  for (const { title, says, printed, text, cases } of supposed) {
    expect(says, title).to.match(/\.$/)
    if (!['personnel', 'ship'].includes(printed.type)) expect(text, title).not.to.be.empty
    expect(cases.length > 0, title).to.equal(named.has(title))
  }
})

test('features, compiled cases and Cucumber come to the same, case for case', async () => {
  const drawn = { case: drawnIds(suite, 32) }
  const features = outcomes(await play(drawn))
  expect(outcomes(await play({ ...drawn, cases: file }))).to.deep.equal(features)
  expect(outcomes(await play({ ...drawn, report: ['messages'] }))).to.deep.equal(features)
  expect(Object.keys(features)).to.have.members(drawn.case)
})

const broken: readonly (readonly [string, string, RegExp])[] = [
  ['a file that is not there', join(folder, 'nowhere.json'), /nowhere\.json: there is no such file.*compile/],
  ['half a file', written('half.json', '{"version":1,'), /half\.json: it is not JSON/],
  ['another version', written('v9.json', '{"version":9}'), /it has version 9; version 1 is played here/],
  ['an unknown step', written('step.json', JSON.stringify(with1({ op: 'dance' }))), /\/cases\/0\/steps\/0\/operation/],
  [
    'a step with a foreign member',
    written('more.json', JSON.stringify(with1({ op: 'frame', colour: 'red' }))),
    /operation/,
  ],
  ['a case twice', written('twice.json', JSON.stringify(twice())), /is in it twice/],
]
for (const [what, path, message] of broken) {
  test(`${what} is refused with file and place`, () => {
    expect(() => readCompiled(path)).to.throw(message)
  })
}

function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

function with1(operation: object): object {
  const [first] = compiled.cases
  const [step] = first?.steps ?? []
  return { ...compiled, cases: [{ ...first, steps: [{ ...step, operation }] }], alternatives: [] }
}

function twice(): object {
  const [first] = compiled.cases
  return { ...compiled, cases: [first, first], alternatives: [] }
}
