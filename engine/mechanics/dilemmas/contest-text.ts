import type { Attribute, Clause, Effect, Who } from '../../text/text.ts'

/** A game within the game: the cards of each player are added up, and the better sum wins. */
export interface Contest {
  readonly who: Who
  readonly by: Attribute
  /** The best sum that there is. */
  readonly nearest: number
  /** By this clause whoever has more has lost. */
  readonly over: Clause
  /** For the winner, who is "you"; nothing of all this where both have the same. */
  readonly wins: readonly Effect[]
  /** For everybody who has not won. */
  readonly loses: readonly Effect[]
}

declare module '../../text/text.ts' {
  interface EffectWords {
    compare: Contest
  }
}
