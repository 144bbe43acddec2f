import { describe, it } from 'node:test'
import { expect } from 'chai'
import { lessThan, playingLess } from '../analysis/fairness/declarations.ts'
import { isActResult, isHello, isObservation, retelling } from '../analysis/fairness/liberties/liberty.ts'
import type { EngineFunction } from '../analysis/reference.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { groundsIn } from '../catalogue/grounds.ts'
import { groupBy } from '../catalogue/group.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { Client } from '../protocol/client.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { ActResult, ArrangeResult, HelloResult } from '../protocol/types.ts'
import type { CaseResult, Outcome } from '../reports/result.ts'
import { type Score, score } from '../reports/score.ts'
import { totals } from '../reports/totals.ts'
import { Collection } from '../runner/collect.ts'
import { playCompiled } from '../runner/compiled.ts'
import { suiteOf } from '../runner/features.ts'
import { settleReadings } from '../runner/readings.ts'
import { Session } from '../steps/session.ts'
import type { Case, Suite } from '../steps/suite/case.ts'
import { runs } from './fixture/drawn.ts'
import * as fc from './fixture/fc.ts'
import { unhurried } from './fixture/patient.ts'

const many = runs(2_000, 10)

const numbersOff = retelling(result => {
  if (!isObservation(result) || !result.values) return result
  const values = Object.entries(result.values).map(([id, of]) => [
    id,
    Object.fromEntries(
      Object.entries(of).map(([word, value]) => [word, typeof value === 'number' ? value + 1 : value]),
    ),
  ])
  return { ...result, values: Object.fromEntries(values) }
})

const tellsNothing = retelling(result => (isActResult(result) ? { ...result, events: [], rulings: [] } : result))

/** Whatever it is asked, it says that it is done, and does nothing; what is tried leaves the decisions as they are. */
function idle(engine: EngineFunction): EngineFunction {
  let pending: ActResult['pending'] = []
  return request => {
    const isTried = 'try' in request && !!request.try
    if (request.do === 'act' || request.do === 'answer') {
      if (!isTried) pending = []
      return { id: request.id, result: { outcome: isTried ? 'allowed' : 'done', pending } }
    }
    const reply = engine(request)
    if (request.do === 'arrange' && 'result' in reply) pending = (reply.result as ArrangeResult).pending
    return reply
  }
}

const old = rulesets.get('1e-1996')!

/** A right engine, and wrong ones. */
const engines: Readonly<Record<string, () => EngineFunction>> = {
  right: () => referenceEngine(),
  'numbers off by one': () => numbersOff(referenceEngine()),
  'tells nothing': () => tellsNothing(referenceEngine()),
  idle: () => idle(referenceEngine()),
  'plays the law of 1996 throughout': () =>
    referenceEngine(new Map([...rulesets.keys()].map(id => [id, { ...old, id }]))),
}

const suite = suiteOf(undefined)
const { openQuestions } = loadCatalogue()

/** Cases that are judged together. */
const groups: readonly (readonly Case[])[] = [
  ...groupBy(suite.cases, one => `${one.feature.uri} ${one.rule} ${one.ruleset}`).values(),
]

/** What comes of the cases on the engine, which greets otherwise. */
async function results(
  cases: readonly Case[],
  engine: EngineFunction,
  greets: (hello: HelloResult) => HelloResult,
): Promise<readonly CaseResult[]> {
  const declaring = retelling(result => (isHello(result) ? greets(result) : result))
  const client = new Client(inProcess(declaring(engine)), unhurried)
  const hello = await client.hello([])
  const collection = new Collection()
  const part: Suite = { ...suite, cases }
  const ended = collection.add.bind(collection)
  const session = new Session({ client, hello, cases, grounds: groundsIn(), ended })
  await playCompiled(cases, [session], {})
  const settled = await settleReadings(collection.results(cases), { suite: part, session, openQuestions })
  return settled.cases
}

async function outcomes(...of: Parameters<typeof results>): Promise<ReadonlyMap<string, Outcome>> {
  return new Map((await results(...of)).map(one => [one.id, one.outcome]))
}

describe('an engine that declares less', () => {
  const at = (index: number): readonly Case[] => groups[index % groups.length] ?? []
  const remembered = new Map<string, Promise<ReadonlyMap<string, Outcome>>>()
  const wholly = (name: string, cases: readonly Case[]): Promise<ReadonlyMap<string, Outcome>> => {
    const key = `${name} ${cases[0]?.id}`
    const found = remembered.get(key) ?? outcomes(cases, engines[name]!(), hello => hello)
    remembered.set(key, found)
    return found
  }

  it('never passes more, and is never excused more', async () => {
    const drawn = fc.record({
      name: fc.constantFrom(...Object.keys(engines)),
      group: fc.nat({ max: groups.length - 1 }),
      seed: fc.nat(),
      share: fc.constantFrom(0.02, 0.1, 0.3, 0.6, 0.9, 1),
    })
    const property = fc.asyncProperty(drawn, async ({ name, group, seed, share }) => {
      const cases = at(group)
      const before = await wholly(name, cases)
      const after = await outcomes(cases, engines[name]!(), hello => ({
        ...hello,
        can: lessThan(hello.can, seed, share),
      }))
      for (const [id, outcome] of after) {
        const was = before.get(id)
        if (outcome === 'pass') expect(was, id).to.equal('pass')
        if (outcome === 'disputed' || outcome === 'not-applicable') expect(was, id).to.be.oneOf(['pass', outcome])
      }
    })
    await fc.assert(property, { numRuns: many })
  })

  it('passes no more, and has a higher score only at a lower reach, when it plays fewer rulesets, cards or customs', async () => {
    const drawn = fc.record({
      name: fc.constantFrom(...Object.keys(engines)),
      drawn: fc.array(fc.nat({ max: groups.length - 1 }), { minLength: 1, maxLength: 6 }),
      seed: fc.nat(),
      share: fc.constantFrom(0.1, 0.3, 0.6, 1),
    })
    const property = fc.asyncProperty(drawn, async ({ name, drawn, seed, share }) => {
      const cases = [...new Set(drawn)].flatMap(at)
      const withheld = {
        titles: [...new Set(cases.flatMap(one => one.titles))],
        customs: cases.flatMap(c => c.customs),
      }
      const before = scoreOf(await results(cases, engines[name]!(), hello => hello))
      const after = scoreOf(await results(cases, engines[name]!(), hello => playingLess(hello, withheld, seed, share)))
      expect(after.passed).to.be.at.most(before.passed)
      if ((after.percent ?? 0) > (before.percent ?? 0)) expect(after.scored).to.be.below(before.scored)
    })
    await fc.assert(property, { numRuns: many / 10 })
  })
})

const scoreOf = (cases: readonly CaseResult[]): Score => score(totals(cases))
