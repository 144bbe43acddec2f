/** What a card says of turns, for rulings to say which it means. */
export interface TurnWords {
  readonly word: 'each' | 'every' | 'next' | 'full'
  /** Which of them, counted from 1; of "next" and "full". */
  readonly nth?: number
  /** Both players alike; absent = whoever is affected. */
  readonly affects?: 'both players'
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** That of the date. */
    'another turn': true
    'turn doubled': true
  }
}

declare module '../../text/in-play-text.ts' {
  interface TimedText {
    /** In which turns, as its words say. */
    readonly turns?: TurnWords
  }
}
