import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Can } from '../../protocol/types.ts'
import type { CaseResult, Diagnosis } from '../../reports/result.ts'
import type { Case } from '../../steps/suite/case.ts'
import { alikeAmong } from './alike.ts'
import { breakdowns } from './breakdowns.ts'
import { unheeded } from './conditions.ts'
import { cover } from './cover.ts'
import { type Evidence, evidenceOf, type Finding } from './evidence.ts'
import { habits } from './habits.ts'
import { otherReadings, otherRulesets, otherTopics, throughout } from './laws.ts'
import { missingRulings, otherCustoms, suite } from './rulings.ts'
import { segments } from './segments.ts'
import { Trial } from './trial.ts'
import { type Suspect, weigh } from './weigh.ts'

/** Cases that a diagnosis may play: a few seconds. */
const limit = 4_000

interface Ingredients {
  /** All of the suite. */
  readonly cases: readonly Case[]
  readonly results: readonly CaseResult[]
  /** The engine's declaration. */
  readonly can: Can
  /** The rules that it says it plays. */
  readonly plays?: string | undefined
  readonly catalogue: Catalogue
  readonly limit?: number
}

/** Explains the failures; undefined when there are none. */
export async function diagnose(of: Ingredients): Promise<Diagnosis | undefined> {
  const evidence = evidenceOf(of.cases, of.results, of)
  if (!evidence.failures.length) return undefined
  const most = of.limit ?? limit
  const trial = new Trial(of.can, most / 2)
  const findings = await findingsOn(evidence, trial, of.catalogue, most / 2)
  const explanations = cover(findings)
  const explained = new Set(explanations.flatMap(one => one.explains))
  const open = evidence.failures.filter(({ kase }) => !explained.has(kase.id))
  const alike = alikeAmong(open)
  return {
    failures: evidence.failures.length,
    explanations,
    unexplained: open.map(({ kase }) => kase.id),
    ...(alike.length ? { alike } : {}),
    ...(!trial.cut
      ? {}
      : { limit: `Not all was tried: a diagnosis plays ${most.toLocaleString('en')} cases at most.` }),
  }
}

/** From what can be read to what has to be played, from the general to the particular; what is certain is not looked at again. */
async function findingsOn(
  all: Evidence,
  trial: Trial,
  catalogue: Catalogue,
  more: number,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  let evidence = all
  const take = (found: readonly Finding[]): void => {
    findings.push(...found)
    evidence = withoutCertain(evidence, found)
  }
  const early = segments(evidence)
  take([...early, ...habits(evidence), ...breakdowns(evidence)])
  evidence = without(evidence, new Set(early.flatMap(one => one.explains)))
  take(await weighAll(unheeded(evidence), evidence, trial))
  const swaps: Finding[] = []
  for (const swap of otherRulesets(evidence)) swaps.push(...(await weighSwap(swap, evidence, trial)))
  take(swaps)
  take(await weighAll(otherTopics(evidence, catalogue), evidence, trial))
  take(await weighAll([...otherReadings(catalogue), suite], evidence, trial))
  trial.left += more
  take(await missingRulings(evidence, trial, catalogue))
  trial.left += more
  take(await otherCustoms(evidence, trial, catalogue))
  return findings
}

async function weighAll(suspects: readonly Suspect[], evidence: Evidence, trial: Trial): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const suspect of suspects) {
    const finding = await weigh(suspect, evidence, trial)
    if (finding) findings.push(finding)
  }
  return findings
}

/** Topic by topic, and throughout where several topics fit. */
async function weighSwap(swaps: readonly Suspect[], evidence: Evidence, trial: Trial): Promise<readonly Finding[]> {
  const topics = await weighAll(swaps, evidence, trial)
  if (topics.length < 2) return topics
  const whole = await weigh(throughout(swaps), evidence, trial)
  return whole ? [whole, ...topics] : topics
}

/** Explains at least this many failures, and half of all. */
const many = 20

function withoutCertain(evidence: Evidence, found: readonly Finding[]): Evidence {
  const certain = cover(found).filter(
    ({ adds, against }) => adds >= many && 2 * adds >= evidence.failures.length && !against.length,
  )
  return without(evidence, new Set(certain.flatMap(one => one.explains)))
}

const without = (evidence: Evidence, gone: ReadonlySet<string>): Evidence => ({
  ...evidence,
  failures: evidence.failures.filter(({ kase }) => !gone.has(kase.id)),
})
