import type { Catalogue } from '../../catalogue/catalogue.ts'
import { groundsOf } from '../../catalogue/grounds.ts'
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
  for (const [ruling, failing] of [...decided].sort(([, a], [, b]) => b.size - a.size)) {
    for (const suspect of missing(ruling, failing, catalogue)) {
      const finding = await weigh(suspect, { ...evidence, failures }, trial)
      if (!finding) continue
      findings.push(finding)
      if (finding.burden === 0) failures = failures.filter(({ kase }) => !finding.explains.includes(kase.id))
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
    kase.rulings.some(id => {
      const entry = catalogue.rulings.get(id)
      return id === ruling || (!!entry && groundsOf(entry).includes(ruling))
    })
  return without(ruling, catalogue).map(variant => ({
    ...variant,
    kind: 'ruling',
    concerns: kase => variant.concerns(kase) && (failing.has(kase.id) || rests(kase)),
  }))
}
