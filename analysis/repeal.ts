import type { Catalogue } from '../catalogue/catalogue.ts'
import { nearest } from '../catalogue/nearest.ts'
import { amend, isInLaw } from '../engine/kernel/amend.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { UsageError } from '../runner/usage-error.ts'
import { playCase } from '../steps/judge/play-case.ts'
import type { Verdict } from '../steps/judge/verdict.ts'
import type { Case, Suite } from '../steps/suite/case.ts'
import { greet, under } from './reference.ts'

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
  const gone = repealed(id, catalogue)
  const own = suite.cases.filter(one => one.rulings.includes(id))
  const noticed: Noticed[] = []
  for (const ruleset of new Set(own.map(one => one.ruleset))) {
    const law = rulesets.get(ruleset)
    const repeal = law ? gone.filter(ruling => isInLaw(law, ruling)) : []
    if (!law || !repeal.length) continue
    const engine = await greet(under(amend(law, { id: ruleset, repeal })))
    const cases = own.filter(one => one.ruleset === ruleset)
    for (const kase of cases) noticed.push({ kase, verdict: await playCase(kase, engine, [], () => []) })
  }
  return noticed
}
