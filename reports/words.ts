import type { BrokenLine } from './lines.ts'
import type { Outcome, Totals } from './result.ts'

/** How reports name an outcome. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  pass: 'passed',
  'partly-checked': 'partly checked',
  fail: 'failed',
  unproven: 'unproven',
  'engine-error': 'engine error',
  timeout: 'no answer in time',
  crash: 'engine crashed',
  'suite-error': 'suite error',
  unsupported: 'not supported',
  'not-applicable': 'not applicable',
  disputed: 'disputed',
}

/** What an outcome means, in one sentence for people who did not write the engine. */
export const outcomeMeaning: Readonly<Record<Outcome, string>> = {
  pass: 'The engine did what the ruling says.',
  'partly-checked':
    'What the engine shows is right, but it does not show all that the scenario looks at. It counts as not passed.',
  fail: 'The engine did something else than the ruling says.',
  unproven:
    'The engine refused, as the ruling says; but it also refuses where the rules allow it, so the refusal proves nothing.',
  'engine-error': 'The engine answered with an error instead of playing on.',
  timeout: 'The engine did not answer in time.',
  crash: 'The engine ended in the middle of the scenario.',
  'suite-error':
    'The suite itself failed on this case, so that nothing is known of the engine here. It counts as not passed.',
  unsupported: 'The engine says that it cannot play this. It counts against the score.',
  'not-applicable': 'The engine does not have this ruleset or these cards. It does not count.',
  disputed: 'The documents leave this open, and the engine reads it in another permitted way. It does not count.',
}

/** Outcomes of cases that broke down before anybody could say whether the engine plays them right. */
export const breakdowns = ['engine-error', 'timeout', 'crash', 'suite-error'] as const satisfies readonly Outcome[]

/** Outcomes that somebody has to look into, the gravest first. */
export const troubles = ['fail', 'unproven', ...breakdowns] as const satisfies readonly Outcome[]

/** True for an outcome that somebody has to look into. */
export function isTrouble(outcome: Outcome): boolean {
  return (troubles as readonly Outcome[]).includes(outcome)
}

/** True where the engine was asked something, neither without its rulesets or cards nor beyond what it declares. */
export const wasPlayed = (outcome: Outcome): boolean => outcome !== 'not-applicable' && outcome !== 'unsupported'

/** How many cases came out in each way. */
export type Counts = Omit<Totals, 'cases'>

/** Cases of one outcome; reports may be older than the outcome. */
export function countOf(totals: Counts, outcome: Outcome): number {
  return totals[outcome] ?? 0
}

/** Cases that broke down. */
export function errorsIn(totals: Counts): number {
  return breakdowns.reduce((sum, outcome) => sum + countOf(totals, outcome), 0)
}

/** What is broken in a feature, with its place and its scenario. */
export const brokenSays = ({ uri, line, message, scenario }: BrokenLine): string =>
  `${uri}:${line}: ${message}${scenario === undefined ? '' : ` (in "${scenario}")`}`

export const brokenMeans = 'What is broken in these features was not played, and says nothing of the engine.'

/** `1 case`, `2 cases`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

/** `0.4 s`, `12 s`, `3 min 5 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

export { printable } from '../protocol/printable.ts'
