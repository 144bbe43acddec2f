import type { Catalogue } from '../catalogue/catalogue.ts'
import { groupBy } from '../catalogue/group.ts'
import type { Verdict } from '../steps/judge/verdict.ts'
import type { Case, Suite } from '../steps/suite/case.ts'
import { isUntagged } from '../steps/suite/case-id.ts'
import { strike } from './variants/strike.ts'
import { Table } from './variants/table.ts'
import type { Variant } from './variants/variant.ts'
import { without } from './variants/without.ts'

export interface Noticed {
  readonly kase: Case
  readonly verdict: Verdict
}

/**
 * Plays the ruling's own cases, and those without a tag, under each of their rulesets without it; outcomes only, whatever decides them. Where a
 * basic rule is the default of a question, the question is answered otherwise: of several other answers each is played
 * in turn, until one is noticed.
 */
export async function playWithout(id: string, suite: Suite, catalogue: Catalogue): Promise<readonly Noticed[]> {
  const own = suite.cases.filter(one => one.rulings.includes(id) || isUntagged(one.id))
  const engines = without(id, catalogue)
  const noticed: Noticed[] = []
  for (const cases of groupBy(own, ({ ruleset }) => ruleset).values()) {
    let played: readonly Noticed[] = []
    for (const variant of engines.filter(one => cases.some(kase => one.concerns(kase)))) {
      played = await playUnder(variant, cases)
      if (played.some(({ verdict }) => bites(verdict))) break
    }
    noticed.push(...played)
  }
  return noticed
}

/** Does the verdict say that somebody noticed? */
export const bites = ({ outcome }: Verdict): boolean => outcome !== 'pass' && outcome !== 'suite-error'

async function playUnder(variant: Variant, cases: readonly Case[]): Promise<readonly Noticed[]> {
  const table = new Table(variant)
  const played: Noticed[] = []
  for (const kase of cases) if (variant.concerns(kase)) played.push({ kase, verdict: (await table.play(kase))! })
  return played
}

/** The cases that come out as written under the whole law. */
export async function asWritten(cases: readonly Case[]): Promise<readonly Case[]> {
  const table = new Table(strike([]))
  const found: Case[] = []
  for (const kase of cases) if ((await table.play(kase))?.outcome === 'pass') found.push(kase)
  return found
}
