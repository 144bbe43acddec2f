import type { Totals } from './result.ts'
import { shareOf } from './share.ts'

/** `scored` leaves out what the engine is not asked for; what it merely lacks (`unsupported`) counts against it. */
export interface Score {
  readonly passed: number
  readonly scored: number
  /** Rounded down to one decimal, so that 100 means every case; absent when nothing was scored. */
  readonly percent?: number
}

/** Passed cases over all cases but `not-applicable` and `disputed`. */
export function score(totals: Totals): Score {
  const passed = totals.pass
  const scored = totals.cases - totals['not-applicable'] - totals.disputed
  if (scored === 0) return { passed, scored }
  return { passed, scored, percent: shareOf(passed, scored, 0) }
}

/** `87.4 %`, or a dash when nothing was scored. */
export function percentText({ percent }: Score): string {
  return percent === undefined ? '–' : `${percent} %`
}
