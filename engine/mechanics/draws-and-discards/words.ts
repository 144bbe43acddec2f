import type { Clause } from '../../text/text.ts'

/** Cards that the opponent must discard before each of his turns ends; several of the same title do not add up. */
export interface DiscardDemand extends Clause {
  readonly discards: number
}

declare module '../../text/in-play-text.ts' {
  interface UseText {
    /** So many cards are discarded to use it. */
    readonly discarding?: number
    /** Used while the card is turned over. */
    readonly turnedOver?: true
  }
}

declare module '../../text/text.ts' {
  interface CardText {
    readonly demands?: DiscardDemand
  }
  interface EffectWords {
    /** `each` = so many for each of these. */
    draw: { readonly count: number; readonly each?: Who }
    'draw no more this turn': object
    /** It has an effect on these that lasts. */
    'last for': { readonly who: Who }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** This turn. */
    'draws no more': true
    /** There was nothing to draw. */
    'drew in vain': true
    /** It lies on a personnel for its effect. */
    reminds: true
    /** For the card whose text says so. */
    'discarded for': true
  }
}
