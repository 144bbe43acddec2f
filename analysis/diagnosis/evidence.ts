import type { Can } from '../../protocol/types.ts'
import type { CaseResult, Explanation } from '../../reports/result.ts'
import { isTrouble } from '../../reports/words.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import { type Trace, traceOf } from './trace.ts'

/** A case and what became of it on the engine. */
export interface Played {
  readonly kase: Case
  readonly result: CaseResult
  readonly trace: Trace
}

/** Failures and passes of the engine; a case in which the suite came to grief is neither. */
export interface Evidence {
  readonly failures: readonly Played[]
  readonly passes: readonly Played[]
  /** Ids of the cases that the engine was asked, whatever came of them. */
  readonly asked: ReadonlySet<string>
  /** Every case of the suite by id. */
  readonly cases: ReadonlyMap<string, Case>
  readonly can: Can
  /** The rules that the engine says it really plays. */
  readonly plays?: string | undefined
}

/** An explanation that has not yet been compared with others. */
export interface Finding extends Omit<Explanation, 'adds'> {
  /** How many passing cases speak against it, reckoned from those that were asked. */
  readonly burden: number
  /** How many of the failures that it explains are cases of its own rulings. */
  readonly own?: number
}

/** Explains far more than it contradicts. */
export const isCredible = ({ explains, burden }: Finding): boolean => explains.length > 4 * burden

export function evidenceOf(
  cases: readonly Case[],
  results: readonly CaseResult[],
  { can, plays }: Pick<Evidence, 'can' | 'plays'>,
): Evidence {
  const byId = new Map(cases.map(one => [one.id, one]))
  const played = results.flatMap(result => {
    const kase = byId.get(result.id)
    return kase ? [{ kase, result, trace: traceOf(result) }] : []
  })
  return {
    failures: played.filter(({ result }) => isTrouble(result.outcome) && result.outcome !== 'suite-error'),
    passes: played.filter(({ result }) => result.outcome === 'pass'),
    asked: new Set(
      results.filter(({ outcome }) => !['unsupported', 'not-applicable'].includes(outcome)).map(({ id }) => id),
    ),
    cases: byId,
    can,
    plays,
  }
}

/** Did both fail at the same step, and for the same reason? */
export function sameFailure({ result: { outcome, message }, trace }: Played, verdict: Verdict): boolean {
  if (outcome !== 'fail' || verdict.outcome !== 'fail') return false
  return trace.failing === verdict.steps.indexOf('fail') && heard(message) === heard(verdict.message)
}

/** A message without the engine's own words, what it asks meanwhile, our hints, and the order in which cards are listed. */
function heard(message = ''): string {
  const said = message
    .replace(/^.* must still choose .*, and as long as nobody does: /s, '')
    .replace(/ any longer; .*/s, '')
    .replace(/(the engine refuse[sd]|did not decide it):.*/s, '$1')
  return said.split(/\W+/).sort().join(' ')
}

/** Up to `count` members, spread evenly. */
export function spread<T>(members: readonly T[], count: number): readonly T[] {
  if (members.length <= count) return members
  return Array.from({ length: count }, (_, i) => members[Math.floor((i * members.length) / count)]!)
}
