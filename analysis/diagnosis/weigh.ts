import type { Explanation } from '../../reports/result.ts'
import type { Variant } from '../variants/variant.ts'
import { type Evidence, type Finding, isCredible, type Played, sameFailure, spread } from './evidence.ts'
import type { Trial } from './trial.ts'

/** A way of being wrong, as an engine that is wrong in this way. */
export interface Suspect extends Variant, Pick<Explanation, 'kind'> {
  /** Passing cases in which it may show although they are not about it; absent = there are none. */
  readonly reaches?: Variant['concerns']
}

/** Failures tried first: a suspect that explains none of them is let go. */
const probes = 4
/** Passing cases that are asked at first, and at most. */
const rounds = [10, 60] as const
/** Passing cases that are asked although they are not about it, at most: a general rule is under more than is about it. */
const beside = 24

/** Failures that the suspect explains, and passing cases that speak against it; undefined when it is not credible, or no more may be played. */
export async function weigh(suspect: Suspect, evidence: Evidence, trial: Trial): Promise<Finding | undefined> {
  const failures = evidence.failures.filter(failure => mayExplain(suspect, failure, evidence))
  const first = await explained(suspect, spread(failures, probes), evidence, trial)
  if (!first.length) return undefined
  const explains = await explained(suspect, failures, evidence, trial)
  const rulesets = new Set(explains.map(id => evidence.cases.get(id)?.ruleset ?? ''))
  const concerned = evidence.passes.filter(({ kase }) => suspect.concerns(kase))
  const passes = concerned.filter(({ kase }) => rulesets.has(kase.ruleset))
  const says = suspect.says(passes.length < concerned.length ? ` under ${[...rulesets].join(' and ')}` : '')
  const isOwn = (id: string) => evidence.cases.get(id)?.rulings.some(ruling => suspect.rulings.includes(ruling))
  const own = explains.filter(isOwn).length
  let finding: Finding | undefined
  for (const round of rounds) {
    finding = { ...(await heldAgainst(suspect, explains, passes, round, trial)), says, own }
    if (trial.left <= 0 || !isCredible(finding)) return undefined
  }
  if (!finding || !suspect.reaches) return finding
  const found = await contradicted(finding, suspect, evidence, trial)
  return trial.left > 0 && isCredible(found) ? found : undefined
}

/** The finding with what else speaks against it, of the passing cases in which the same is done as where it explains. */
async function contradicted(finding: Finding, suspect: Suspect, evidence: Evidence, trial: Trial): Promise<Finding> {
  const explained = new Set(finding.explains)
  const members = evidence.failures.filter(({ kase }) => explained.has(kase.id))
  const rulesets = new Set(members.map(({ kase }) => kase.ruleset))
  const acts = new Set(members.flatMap(({ trace }) => trace.moves.map(({ asked }) => asked)))
  const isBeside = ({ kase, trace }: Played): boolean =>
    rulesets.has(kase.ruleset) &&
    !suspect.concerns(kase) &&
    !!suspect.reaches?.(kase) &&
    trace.moves.some(({ asked }) => acts.has(asked))
  const asked = spread(evidence.passes.filter(isBeside), beside)
  const more = await failed(suspect, asked, trial)
  const { against, burden } = finding
  return {
    ...finding,
    against: [...against, ...more],
    asked: finding.asked + asked.length,
    burden: burden + more.length,
  }
}

/** May it show in the case, or, where a refusal is unproven, in a twin? */
function mayExplain(suspect: Suspect, { kase, result }: Played, { cases }: Evidence): boolean {
  if (suspect.concerns(kase)) return true
  if (result.outcome !== 'unproven') return false
  return kase.twins.some(id => {
    const twin = cases.get(id)
    return twin !== undefined && suspect.concerns(twin)
  })
}

async function heldAgainst(
  suspect: Suspect,
  explains: readonly string[],
  passes: readonly Played[],
  round: number,
  trial: Trial,
): Promise<Omit<Finding, 'says' | 'own'>> {
  const asked = spread(passes, round)
  const against = await failed(suspect, asked, trial)
  const { kind, rulings } = suspect
  const burden = asked.length ? (against.length * passes.length) / asked.length : 0
  return { kind, rulings, explains, against, asked: asked.length, burden }
}

async function explained(
  suspect: Suspect,
  failures: readonly Played[],
  evidence: Evidence,
  trial: Trial,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const failure of failures) if (await agrees(failure, suspect, evidence, trial)) found.push(failure.kase.id)
  return found
}

/** Does the suspect do here what the engine does? An unproven refusal is one that its twins share. */
async function agrees(failure: Played, suspect: Variant, evidence: Evidence, trial: Trial): Promise<boolean> {
  const { kase, result } = failure
  const verdict = await trial.play(suspect, kase)
  if (!verdict || result.outcome !== 'unproven') return !!verdict && sameFailure(failure, verdict)
  // A twin that the engine was not asked tells nothing of it.
  const twins = kase.twins.filter(id => evidence.asked.has(id))
  if (verdict.outcome !== 'pass' || !twins.length) return false
  for (const id of twins) {
    const twin = evidence.cases.get(id)
    if (twin && (await trial.play(suspect, twin))?.outcome === 'pass') return false
  }
  return true
}

async function failed(suspect: Suspect, passes: readonly Played[], trial: Trial): Promise<readonly string[]> {
  const found: string[] = []
  for (const { kase } of passes) {
    const verdict = await trial.play(suspect, kase)
    if (verdict && verdict.outcome !== 'pass') found.push(kase.id)
  }
  return found
}
