import { describe, it } from 'node:test'
import { expect } from 'chai'
import { type Asked, askedIn } from '../analysis/fairness/asked.ts'
import { isAtPeace } from '../analysis/fairness/peace.ts'
import { greet, under } from '../analysis/reference.ts'
import { alternativeFaults } from '../analysis/trace/alternatives.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import type { Ruleset } from '../engine/kernel/amend.ts'
import { concerns, type Reading } from '../engine/kernel/reading.ts'
import { readAs, readings } from '../engine/rulesets/readings.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { suiteOf } from '../runner/features.ts'
import type { Case } from '../steps/suite/case.ts'
import { keyOf } from '../steps/suite/readings.ts'
import { drawnByLot } from './fixture/drawn.ts'

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

  const shown = [...new Set(suite.alternatives.flatMap(({ reading }) => (reading ? [keyOf(reading)] : [])))]
  for (const key of drawnByLot(shown, 50, { what: 'readings', nameOf: key => key }))
    it(`${key}: what fails under the reading is tagged with the question`, async () => {
      const failed = await failing(key)
      expect(failed.filter(one => !one.disputes.includes(key.split('/')[0] ?? '')).map(({ id }) => id)).to.deep.equal(
        [],
      )
      expect(failed).to.have.length.of.at.least(1)
    })
})

const heard = new Map<string, Promise<Asked>>()

/** What the cases of the law ask of it, heard once. */
function askedOf(law: Ruleset): Promise<Asked> {
  const asked =
    heard.get(law.id) ??
    askedIn(
      law,
      suite.cases.filter(one => one.ruleset === law.id),
    )
  heard.set(law.id, asked)
  return asked
}

/** The cases that fail when the newest of the laws concerned is amended by the reading; what asks nothing of which it says otherwise cannot. */
async function failing(key: string): Promise<readonly Case[]> {
  const reading = readings.get(key)
  const law = reading && [...rulesets.values()].findLast(one => concerns(reading, one))
  if (!law) return []
  const read = readAs(reading, rulesets).get(law.id)!
  const asked = await askedOf(law)
  const wanted = new Set(amended(law, read).flatMap(name => asked.get(name) ?? []))
  const reached = suite.cases.filter(one => one.ruleset === law.id && (wanted.has(one) || isOnItsCards(reading, one)))
  const engine = await greet(under(read))
  const failed: Case[] = []
  for (const one of reached) if (!(await isAtPeace(one, engine))) failed.push(one)
  return failed
}

/** Questions that the two laws have other rules for. */
function amended(law: Ruleset, read: Ruleset): readonly string[] {
  const changed = [
    ...[...law.rules.values()].filter(rule => read.rules.get(rule.ruling) !== rule),
    ...[...read.rules.values()].filter(rule => law.rules.get(rule.ruling) !== rule),
  ]
  return [...new Set(changed.map(rule => rule.asked.name))]
}

const isOnItsCards = ({ cards }: Reading, { titles }: Case): boolean =>
  [...(cards?.enact ?? []), ...(cards?.replace ?? [])].some(text => titles.includes(text.title))
