import type { Totals } from './result.ts'

/** Cases in which the engine was asked something: neither without its rulesets or cards, nor beyond what it declares. */
export function playedIn(totals: Totals): number {
  return totals.cases - totals['not-applicable'] - totals.unsupported
}

/** What is said of a run in which most of what counts was beyond the engine: that little was found wrong then says little. */
export function littlePlayed(totals: Totals): string | undefined {
  const counting = totals.cases - totals['not-applicable']
  const played = playedIn(totals)
  if (!played || played * 2 >= counting) return undefined
  const [few, lacking] = [played, totals.unsupported].map(count => count.toLocaleString('en'))
  return `Most was not played: ${lacking} of ${counting.toLocaleString('en')} cases are not supported by the engine, and only ${few} were judged. --fail-on lacking makes this fail, --min-cases says how many are enough.`
}

/** What is said of a run in which the engine was asked nothing; undefined where it was. A hundred per cent of nothing is no number. */
export function nothingPlayed(totals: Totals): string | undefined {
  if (!totals.cases || playedIn(totals) > 0) return undefined
  return 'Nothing was played: no case fits what the engine declares.'
}
