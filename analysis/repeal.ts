import type { Catalogue } from '../catalogue/catalogue.ts'
import { nearest } from '../catalogue/nearest.ts'
import { groupBy } from '../reports/group.ts'
import { UsageError } from '../runner/usage-error.ts'
import type { Verdict } from '../steps/judge/verdict.ts'
import type { Case, Suite } from '../steps/suite/case.ts'
import { strike } from './variants/strike.ts'
import { Table } from './variants/table.ts'

/** The rulings that must go for this one to be without effect: itself, or all that it follows from. A basic rule goes by itself. */
export function repealed(id: string, catalogue: Catalogue): readonly string[] {
  if (catalogue.customs.has(id)) return [id]
  const ruling = catalogue.rulings.get(id)
  if (!ruling)
    throw new UsageError(
      `No ruling or basic rule "${id}". Nearest: ${nearest(id, [...catalogue.rulings.keys(), ...catalogue.customs.keys()], 3).join(', ')}.`,
    )
  return ruling.met === 'follows-from' ? ruling.from : [id]
}

export interface Noticed {
  readonly kase: Case
  readonly verdict: Verdict
}

/** Plays the ruling's own cases under each of their rulesets without it; outcomes only, whatever decides them. */
export async function playWithout(id: string, suite: Suite, catalogue: Catalogue): Promise<readonly Noticed[]> {
  const without = strike(repealed(id, catalogue))
  const own = suite.cases.filter(one => one.rulings.includes(id) && without.concerns(one))
  const table = new Table(without)
  const noticed: Noticed[] = []
  for (const cases of groupBy(own, ({ ruleset }) => ruleset).values())
    for (const kase of cases) noticed.push({ kase, verdict: (await table.play(kase))! })
  return noticed
}
