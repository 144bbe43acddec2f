import type { Catalogue } from '../../catalogue/catalogue.ts'
import { groundsOf } from '../../catalogue/grounds.ts'
import { groupBy } from '../../catalogue/group.ts'
import { isBasic } from '../../catalogue/in-force.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Case } from '../../steps/suite/case.ts'
import { unchanged } from '../variants/variant.ts'
import { without } from '../variants/without.ts'
import type { Evidence, Finding } from './evidence.ts'
import type { Trial } from './trial.ts'
import { type Suspect, weigh } from './weigh.ts'

/** The engine fails as the reference engine does: then the scenario is under suspicion, and not the engine. */
export const suite: Suspect = {
  ...unchanged,
  kind: 'suite',
  says: () => 'The reference engine does the same: look at the scenarios first.',
  concerns: ({ ruleset }) => rulesets.has(ruleset),
}

/** One ruling missing: of those by which the reference engine decides where the engine fails. */
export async function missingRulings(
  evidence: Evidence,
  trial: Trial,
  catalogue: Catalogue,
): Promise<readonly Finding[]> {
  const decided = await decidedIn(evidence, trial)
  const findings: Finding[] = []
  let failures = evidence.failures
  for (const [ruling, failing] of mostOwnFirst(decided, failures)) {
    for (const suspect of missing(ruling, failing, catalogue)) {
      const finding = await weigh(suspect, { ...evidence, failures }, trial)
      if (!finding) continue
      findings.push(finding)
      if (finding.burden === 0) failures = failures.filter(({ kase }) => !finding.explains.includes(kase.id))
    }
  }
  return findings
}

type Deciding = readonly [ruling: string, failing: ReadonlySet<string>]

/** First those that most of the failing cases are about, then those that decide most: a general rule decides more than is about it. */
function mostOwnFirst(
  decided: ReadonlyMap<string, ReadonlySet<string>>,
  failures: Evidence['failures'],
): readonly Deciding[] {
  const own = new Map<string, number>()
  for (const { kase } of failures) for (const id of kase.rulings) own.set(id, (own.get(id) ?? 0) + 1)
  return [...decided].sort(([one, a], [other, b]) => (own.get(other) ?? 0) - (own.get(one) ?? 0) || b.size - a.size)
}

/** Customs that the failing cases rest on, one at a time answered otherwise; an engine may decline each. */
export async function otherCustoms(
  { failures, ...evidence }: Evidence,
  trial: Trial,
  catalogue: Catalogue,
): Promise<readonly Finding[]> {
  const resting = groupBy(
    failures.flatMap(({ kase }) => kase.customs.map(custom => ({ custom, id: kase.id }))),
    ({ custom }) => custom,
  )
  const findings: Finding[] = []
  for (const [custom, members] of [...resting].sort(([, a], [, b]) => b.length - a.length)) {
    const failing = new Set(members.map(({ id }) => id))
    for (const suspect of missing(custom, failing, catalogue)) {
      const finding = await weigh(suspect, { ...evidence, failures }, trial)
      if (finding) findings.push(finding)
    }
  }
  return findings
}

/** The failing cases that each ruling decides on the reference engine, and those that show a basic rule. */
async function decidedIn({ failures }: Evidence, trial: Trial): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const decided = new Map<string, Set<string>>()
  for (const { kase } of failures.filter(({ kase }) => rulesets.has(kase.ruleset))) {
    const basics = kase.rulings.filter(isBasic)
    for (const ruling of new Set([...((await trial.play(unchanged, kase))?.because ?? []), ...basics]))
      decided.set(ruling, (decided.get(ruling) ?? new Set()).add(kase.id))
  }
  return decided
}

function missing(ruling: string, failing: ReadonlySet<string>, catalogue: Catalogue): readonly Suspect[] {
  const rests = (kase: Case): boolean =>
    kase.customs.includes(ruling) ||
    kase.rulings.some(id => {
      const entry = catalogue.rulings.get(id)
      return id === ruling || (!!entry && groundsOf(entry).includes(ruling))
    })
  return without(ruling, catalogue).map(variant => ({
    ...variant,
    kind: 'ruling',
    concerns: kase => variant.concerns(kase) && (failing.has(kase.id) || rests(kase)),
    reaches: variant.concerns,
  }))
}
