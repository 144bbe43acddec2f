import type { Clause } from '../../text/text.ts'

/** What a card in play says of the turns of its player. */
export interface TurnText {
  /** He may take two turns, one after the other, before the other player takes his. */
  readonly doubleTurns?: Clause
}

declare module '../../text/text.ts' {
  interface CardText extends TurnText {
    /** Its countdown runs only with such a card of its controller present. */
    readonly countsDownWith?: Filter
  }
  interface EffectWords {
    /** He may take another turn after this one, or after his next one where it is not his. */
    'double the turn': object
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** That of the date. */
    'another turn': true
    'turn doubled': true
  }
}
