/** When a card that no player controls attacks what it finds. */
export type AttackTime =
  | 'enters play'
  /** It has moved. */
  | 'arrives'
  /** In the course of an action something has come to where it is, */
  | 'something comes'
  /** or has become visible there. */
  | 'something shows itself'
  /** It was about to move, and is held where it is. */
  | 'held'

declare module '../../text/text.ts' {
  interface Filter {
    readonly selfControlled?: true
  }
}

declare module '../../board/state.ts' {
  interface Modifiable {
    /** Those of the card by itself. */
    attacks: true
  }
}
