import type { Totals } from './result.ts'

/** Cases in which the engine was asked something: neither without its rulesets or cards, nor beyond what it declares. */
export function playedIn(totals: Totals): number {
  return totals.cases - totals['not-applicable'] - totals.unsupported
}

/** What is said of a run in which the engine was asked nothing; undefined where it was. A hundred per cent of nothing is no number. */
export function nothingPlayed(totals: Totals): string | undefined {
  if (!totals.cases || playedIn(totals) > 0) return undefined
  return 'Nothing was played: no case fits what the engine declares.'
}
