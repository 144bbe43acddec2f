import { tableOf } from '../../cards/table-of.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { nothingPlayed, playedIn } from '../../reports/played.ts'
import { type CaseResult, type Conformance, type Outcome, outcomes } from '../../reports/result.ts'
import { totals } from '../../reports/totals.ts'
import { counted, countOf, outcomeWords } from '../../reports/words.ts'
import type { Gates } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { list } from '../values.ts'

/** What a run must come to, besides nothing to look into. */
export interface Held {
  /** What was asked for and did not come, each in a sentence. */
  readonly faults: readonly string[]
  /** Absent = every gate holds. */
  readonly code?: number
}

/** Holds a result against what was asked of it. A shard is not held against anything: the whole is, by `merge`. */
export function hold(result: Conformance, gates: Gates): Held {
  if (result.shard) return { faults: [] }
  const failures = (gates.failOn ?? []).flatMap(outcome => ofOutcome(outcome, result))
  const missing = [
    ...(nothingPlayed(result.totals) ? ['No case was played, so this is not a pass.'] : []),
    ...(gates.requireRuleset ?? []).flatMap(id => ofRuleset(id, result.cases)),
    ...ofCount(gates.minCases, result),
  ]
  const code = failures.length ? exitCodes.failures : missing.length ? exitCodes.incomplete : undefined
  return { faults: [...failures, ...missing], ...(code === undefined ? {} : { code }) }
}

function ofOutcome(outcome: Outcome, { totals: all }: Conformance): readonly string[] {
  const count = countOf(all, outcome)
  return count ? [`--fail-on ${outcome}: ${counted(count, 'case')} came out as ${outcomeWords[outcome]}.`] : []
}

function ofRuleset(id: string, cases: readonly CaseResult[]): readonly string[] {
  const played = playedIn(totals(cases.filter(one => one.ruleset === id)))
  return played ? [] : [`--require-ruleset ${id}: no case of this ruleset was played.`]
}

function ofCount(least: number | undefined, { totals: all }: Conformance): readonly string[] {
  const played = playedIn(all)
  return least === undefined || played >= least
    ? []
    : [`--min-cases ${least}: only ${counted(played, 'case')} of ${all.cases.toLocaleString('en')} were played.`]
}

/** Refuses gates that cannot be meant, before anything is played. */
export function requireGates({ requireRuleset = [] }: Gates, rulesets: readonly string[]): void {
  const faults = requireRuleset
    .filter(id => !rulesets.includes(id))
    .map(id => `--require-ruleset ${id}: there is no such ruleset. Nearest: ${nearest(id, rulesets).join(', ')}.`)
  if (faults.length) throw new UsageError(faults.join('\n'))
}

/** Outcomes by a word that stands for several. */
const together: Readonly<Record<string, readonly Outcome[]>> = tableOf({ lacking: ['unsupported', 'partly-checked'] })

/** Reads the list of `--fail-on`, such as `lacking,disputed`, and adds it to what was named before; throws with the nearest valid word. */
export function readOutcomes(text: string, before: readonly Outcome[] = []): readonly Outcome[] {
  const known = [...Object.keys(together), ...outcomes.filter(outcome => outcome !== 'pass')]
  const words = list(text)
  const faults = words
    .filter(word => !known.includes(word))
    .map(
      word =>
        `--fail-on ${word}: there is no such outcome. Outcomes are ${known.join(', ')}; nearest: ${nearest(word, known, 1)[0]}.`,
    )
  if (faults.length) throw new UsageError(faults.join('\n'))
  const named = words.flatMap(word => (Object.hasOwn(together, word) ? together[word]! : [word as Outcome]))
  return [...new Set([...before, ...named])]
}
