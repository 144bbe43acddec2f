import { shareOf } from './share.ts'

/** How much of the whole suite a score speaks of. */
export interface Reach {
  /** Cases that count in the score. */
  readonly scored: number
  /** Cases of the whole suite, those that were not asked for included. */
  readonly suite: number
  /** Rounded down to one decimal. */
  readonly percent: number
  /** Of the rulesets that were played; absent = of all, or the report is older than this. */
  readonly played?: { readonly suite: number; readonly percent: number }
}

/** The score may rise when less is declared; score times reach never does. `played` = cases under rulesets that were played. */
export function reachOf(scored: number, suite: number, played = suite): Reach {
  const part = played < suite ? { played: { suite: played, percent: shareOf(scored, played, 0) } } : {}
  return { scored, suite, percent: shareOf(scored, suite, 0), ...part }
}

/** `0.5 % (18 of 3,021), of the rulesets played 42.8 % (18 of 42)`. */
export function reachText({ played, ...all }: Reach): string {
  return `${shareText(all)}${played ? `, of the rulesets played ${shareText({ ...all, ...played })}` : ''}`
}

function shareText({ scored, suite, percent }: Pick<Reach, 'scored' | 'suite' | 'percent'>): string {
  const share = scored && percent === 0 ? 'under 0.1 %' : `${percent} %`
  return `${share} (${scored.toLocaleString('en')} of ${suite.toLocaleString('en')})`
}

/** ` Reach: 0.5 % (18 of 3,021).`, to stand after a score; nothing for reports that are older than this. */
export const reachSays = (reach: Reach | undefined): string => (reach ? ` Reach: ${reachText(reach)}.` : '')
