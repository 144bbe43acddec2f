import { describe, it } from 'node:test'
import { expect } from 'chai'
import { alternativeFaults } from '../analysis/trace/alternatives.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { concerns } from '../engine/kernel/reading.ts'
import { readAs, readings } from '../engine/rulesets/readings.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { Client } from '../protocol/client.ts'
import { inProcess } from '../protocol/in-process.ts'
import { suiteOf } from '../runner/features.ts'
import { playCase } from '../steps/judge/play-case.ts'
import { keyOf } from '../steps/suite/readings.ts'

const { openQuestions } = loadCatalogue()
const suite = suiteOf(undefined)

describe('the readings that the reference engine can play', () => {
  for (const [key, reading] of readings)
    it(`${key}: permitted, not the one played, and it amends the laws that it names`, () => {
      const asked = openQuestions.get(reading.question)
      expect(key).to.equal(`${reading.question}/${reading.reading}`)
      expect(Object.keys(asked?.readings ?? {})).to.include(reading.reading)
      expect(reading.reading).to.not.equal(asked?.plays)
      const concerned = [...rulesets.values()].filter(law => concerns(reading, law)).map(({ id }) => id)
      expect(asked?.rulesets).to.include.members(concerned)
      const laws = readAs(reading, rulesets)
      for (const [id, law] of rulesets) expect(laws.get(id) === law, id).to.equal(!concerned.includes(id))
    })
})

describe('the alternatives of the suite', () => {
  it('hold when the reference engine plays their reading, and not before', async () => {
    expect(await alternativeFaults(suite)).to.deep.equal([])
  })

  it('stand for every question that a case hangs on', () => {
    const asked = new Set(suite.cases.flatMap(one => one.disputes))
    const shown = new Set(suite.alternatives.flatMap(({ reading }) => (reading ? [reading.question] : [])))
    expect([...asked].sort()).to.deep.equal([...shown].sort())
  })

  const shown = new Set(suite.alternatives.flatMap(({ reading }) => (reading ? [keyOf(reading)] : [])))
  for (const key of shown)
    it(`${key}: what fails under the reading is tagged with the question`, async () => {
      const failed = await failing(key)
      expect(failed.filter(one => !one.disputes.includes(key.split('/')[0] ?? '')).map(({ id }) => id)).to.deep.equal(
        [],
      )
      expect(failed).to.have.length.of.at.least(1)
    })
})

/** The cases that fail when the newest of the laws concerned is amended by the reading. */
async function failing(key: string) {
  const reading = readings.get(key)
  const law = reading && [...rulesets.values()].findLast(one => concerns(reading, one))
  if (!law) return []
  const client = new Client(inProcess(referenceEngine(readAs(reading, rulesets))))
  const hello = await client.hello(suite.titles)
  const failed = []
  for (const one of suite.cases.filter(c => c.ruleset === law.id))
    if ((await playCase(one, { client, hello }, [], () => [])).outcome === 'fail') failed.push(one)
  return failed
}
