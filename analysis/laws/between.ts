import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { groupBy } from '../../catalogue/group.ts'
import { suiteOf } from '../../runner/features.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import type { TopicsAsked } from '../sweeps/asked.ts'
import type { Sweep } from '../sweeps/sweep.ts'
import { Table } from '../variants/table.ts'
import { unchanged } from '../variants/variant.ts'
import { type Grounds, Reasons } from './grounds.ts'

/** A scenario of one law that comes out otherwise under another. */
export interface Difference {
  /** Its id under the first law. */
  readonly case: string
  readonly scenario: string
  /** Path, and line counted from 1. */
  readonly feature: string
  readonly line: number
  readonly topic: string
  readonly rulings: readonly string[]
  /** How it comes out under the other law, in a sentence. */
  readonly says: string
  readonly grounds: Grounds
  /** What the grounds are there: ids of contradictions, rulings, basic rules or open questions, or titles of cards. */
  readonly by: readonly string[]
}

/** The scenarios of one law, played under another; numbers of scenarios. */
export interface Between {
  readonly from: string
  readonly to: string
  readonly played: number
  /** Written for both laws. */
  readonly both: number
  /** Written for the first law only, and just so under the other. */
  readonly same: number
  /** Cannot be set up or played to its end under the other. */
  readonly unplayable: number
  readonly differences: readonly Difference[]
}

interface Asked {
  readonly from: string
  readonly to: string
  readonly cases: readonly Case[]
  readonly suite: Suite
  readonly catalogue: Catalogue
}

/** Plays cases of the first law under the other one, and says what every difference rests on. */
export async function between({ from, to, cases, suite, catalogue }: Asked): Promise<Between> {
  const table = new Table(unchanged)
  const reasons = new Reasons(from, to, catalogue)
  const there = new Set(suite.cases.filter(one => one.ruleset === to).map(({ id }) => id))
  const own = cases.filter(one => one.ruleset === from)
  const sums = { both: 0, same: 0, unplayable: 0 }
  const differences: Difference[] = []
  for (const kase of own) {
    const moved = { ...kase, ruleset: to }
    const verdict = there.has(withRuleset(kase.id, to)) ? undefined : await table.play(moved)
    if (!verdict) sums.both += 1
    else if (verdict.outcome === 'pass') sums.same += 1
    else if (verdict.outcome !== 'fail') sums.unplayable += 1
    else {
      const found = await reasons.of(kase, verdict)
      const { id, scenario, feature, line, topic, rulings } = kase
      const says = verdict.message ?? ''
      differences.push({ case: id, scenario, feature: feature.uri, line, topic, rulings, says, ...found })
    }
  }
  return { from, to, played: own.length, ...sums, differences }
}

/** What to compare. */
export interface BetweenAsked extends TopicsAsked {
  readonly between: readonly [string, string]
}

/** Plays the scenarios of one law under another; a piece is a topic. */
export const betweenSweep: Sweep<BetweenAsked, Between, Between> = {
  name: 'explain --between',
  prepare: async ({ between: [from, to], topic: topics }) => {
    const [catalogue, suite] = [loadCatalogue(), suiteOf(undefined)]
    const groups = groupBy(suite.cases, one => one.topic)
    const pieces = (topics?.length ? topics : [...catalogue.topics.keys()]).map(topic => ({
      name: `${from}-${to}-${topic}`,
      play: async () => [await between({ from, to, cases: groups.get(topic) ?? [], suite, catalogue })],
    }))
    return { pieces }
  },
  report: (found, { between: [from, to] }) => {
    const sum = (of: 'played' | 'both' | 'same' | 'unplayable'): number => found.reduce((all, one) => all + one[of], 0)
    return {
      from,
      to,
      played: sum('played'),
      both: sum('both'),
      same: sum('same'),
      unplayable: sum('unplayable'),
      differences: found.flatMap(one => one.differences),
    }
  },
}

const withRuleset = (id: string, ruleset: string): string => `${id.slice(0, id.lastIndexOf('@'))}@${ruleset}`
