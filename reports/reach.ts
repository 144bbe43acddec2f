import { shareOf } from './share.ts'

/** How much of the whole suite a score speaks of. */
export interface Reach {
  /** Cases that count in the score. */
  readonly scored: number
  /** Cases of the whole suite, those that were not asked for included. */
  readonly suite: number
  /** Rounded down to one decimal. */
  readonly percent: number
}

/** The score may rise when less is declared; score times reach never does. */
export function reachOf(scored: number, suite: number): Reach {
  return { scored, suite, percent: shareOf(scored, suite, 0) }
}

/** `0.5 % (18 of 3,021)`. */
export function reachText({ scored, suite, percent }: Reach): string {
  const share = scored && percent === 0 ? 'under 0.1 %' : `${percent} %`
  return `${share} (${scored.toLocaleString('en')} of ${suite.toLocaleString('en')})`
}

/** ` Reach: 0.5 % (18 of 3,021).`, to stand after a score; nothing for reports that are older than this. */
export const reachSays = (reach: Reach | undefined): string => (reach ? ` Reach: ${reachText(reach)}.` : '')
