import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { amend, type Ruleset } from '../engine/kernel/amend.ts'
import { readAs, readings } from '../engine/rulesets/readings.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { Client } from '../protocol/client.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { CaseResult } from '../reports/result.ts'
import { playCase } from '../steps/judge/play-case.ts'
import { Session } from '../steps/session.ts'
import { loadSuite, requireSound } from '../steps/suite/load-suite.ts'
import { unhurried } from '../test/fixture/patient.ts'
import { settleReadings } from './readings.ts'

const { openQuestions } = loadCatalogue()
const suite = requireSound(loadSuite([fileURLToPath(new URL('../features/stopped', import.meta.url))]))
const question = 'functions-that-need-full-staffing'
const [asked] = suite.cases.filter(one => one.disputes.includes(question))
const ofItsRuling = suite.cases.filter(
  one => one.ruleset === asked?.ruleset && one.rulings.some(ruling => asked.rulings.includes(ruling)),
)

/** What becomes of the cases of the ruling that the question is about, on an engine with these laws. */
async function settled(laws: ReadonlyMap<string, Ruleset>) {
  const client = new Client(inProcess(referenceEngine(laws)), unhurried)
  const hello = await client.hello(suite.titles)
  const session = new Session({ client, hello, cases: [], grounds: () => [], ended: () => {} })
  const results: CaseResult[] = []
  for (const one of ofItsRuling) {
    const { outcome, message } = await playCase(one, session, [], () => [])
    results.push({ ...one, outcome, message, milliseconds: 0, because: [], unchecked: [], steps: [], transcript: [] })
  }
  return settleReadings(results, { suite, session, openQuestions })
}

const withoutTheRuling = new Map(
  [...rulesets].map(([id, law]) => {
    const repeal = (asked?.rulings ?? []).filter(ruling => law.rules.has(ruling))
    return [id, amend(law, { id, repeal })]
  }),
)

describe('a case that an open question decides', () => {
  it('is disputed on an engine that plays the other reading', async () => {
    const other = readings.get(`${question}/moving`)
    const { cases, readings: lines } = await settled(other ? readAs(other, rulesets) : rulesets)
    expect(cases.find(({ id }) => id === asked?.id)?.outcome).to.equal('disputed')
    expect(lines.find(one => one.question === question)?.plays).to.equal('another')
  })

  it('fails on an engine that fails the same ruling where no question decides', async () => {
    const { cases, readings: lines } = await settled(withoutTheRuling)
    const one = cases.find(({ id }) => id === asked?.id)
    const undisputed = cases.find(({ id, outcome }) => id !== asked?.id && outcome === 'fail')
    expect(one?.outcome).to.equal('fail')
    expect(one?.message).to.include(undisputed?.id)
    expect(lines.find(line => line.question === question)?.plays).to.equal('neither')
  })
})
