import { test } from 'node:test'
import { expect } from 'chai'
import { writeMain } from '../analysis/bench/bundle.ts'
import { findCard } from '../cards/catalogue.ts'
import type { CaseResult, Conformance } from '../reports/result.ts'
import { suiteOf } from '../runner/features.ts'
import { withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import type { Choice, Operation } from '../steps/operation.ts'
import type { Case } from '../steps/suite/case.ts'
import { drawnCases } from './fixture/drawn.ts'
import { patient } from './fixture/patient.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const out = temporaryFolder('stccg-laws-')

const program = writeMain('amended', 'examples/engines/fixtures/amended-engine.ts')
const ruleset = '1e-2014'

/** Plays on the reference engine by a changed law, over stdio. */
function play(options: string, selection: object): Promise<Conformance> {
  const engine = `"${process.execPath}" "${program}" ${options}`
  return playSuite(withDefaults({ engine, out, report: [], ...patient, ...selection }))
}

const operations = ({ steps }: Case): readonly Operation[] => steps.map(({ operation }) => operation)

const namesTwo = (choice: Choice): boolean =>
  choice.some(
    one =>
      'cards' in one && 'card' in one.cards && !one.cards.card.label && !!findCard(one.cards.card.title)?.individuals,
  )

/** Each wrong engine with the cases that it is to fail: those that look at what it does wrong. */
const engines: readonly (readonly [name: string, looksAtIt: (one: Case) => boolean])[] = [
  [
    'two-cards-in-a-draw',
    one =>
      operations(one).some(
        step =>
          (step.op === 'choose' || step.op === 'mustChoose') && step.chooser === 'chance' && namesTwo(step.from ?? []),
      ),
  ],
  [
    'staffs-from-stasis',
    one => one.rulings.includes('1eS-stasis-04') && operations(one).some(step => step.op === 'verdict' && !step.legal),
  ],
  [
    'never-reshuffles',
    one =>
      one.rulings.some(id => id.startsWith('1eD-downloading')) &&
      operations(one).some(step => step.op === 'happened' && step.event === 'shuffled' && !step.not),
  ],
]

const own = suiteOf(undefined).cases.filter(one => one.ruleset === ruleset)
const others = drawnCases({ cases: own }, 20)

for (const [name, looksAtIt] of engines)
  test(`${name}: the cases that look at it fail, and no other`, async () => {
    const expected = own.filter(looksAtIt)
    const asked = new Set([...expected, ...others].map(({ id }) => id))
    const { cases } = await play(name, { case: [...asked] })
    const failed = cases.filter(({ outcome }) => outcome !== 'pass')
    expect(expected).to.have.length.of.at.least(1)
    expect(cases.map(({ id }) => id)).to.include.members([...asked])
    expect(failed.map(({ id }) => id)).to.deep.equal(expected.map(({ id }) => id))
    expect(new Set(failed.map(({ outcome }) => outcome))).to.deep.equal(new Set(['fail']))
  })

const reading = 'range-used-up-in-1996/not-stopped'
const hangs = { tags: '@question=range-used-up-in-1996' }
const outcomes = (cases: readonly CaseResult[]): readonly string[] => [...new Set(cases.map(({ outcome }) => outcome))]

test('an engine that plays another permitted reading throughout is in dispute, and not at fault', async () => {
  const { cases, readings, totals } = await play(reading, hangs)
  const disputed = cases.filter(({ outcome }) => outcome === 'disputed')
  expect(disputed.map(({ id }) => id)).to.deep.equal(readings?.[0]?.cases)
  expect(totals).to.deep.include({ fail: 0, pass: cases.length - disputed.length })
  for (const { message } of disputed) expect(message).to.include('another permitted reading throughout: "As 1.2 says')
  expect(readings).to.have.length(1)
  expect(readings?.[0]).to.deep.include({ plays: 'another', reading: 'not-stopped', ruleset: '1e-1996' })
})

test('an engine that plays it only sometimes fails', async () => {
  const { cases, readings } = await play(`${reading} --only-with Runabout`, hangs)
  expect(outcomes(cases)).to.have.members(['pass', 'fail'])
  const [failed] = cases.filter(({ outcome }) => outcome === 'fail')
  expect(failed?.message).to.include('The engine plays none of the permitted readings throughout')
  expect(failed?.message).to.include('is not it, either: in "')
  expect(readings?.[0]).to.deep.include({ plays: 'neither' }).and.not.have.property('reading')
})
