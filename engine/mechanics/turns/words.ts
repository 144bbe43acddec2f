import type { Capability } from '../../kernel/capability.ts'

/** What a card says of turns, for rulings to say which it means. */
export interface TurnWords {
  readonly word: 'each' | 'every' | 'next' | 'full'
  /** Which of them, counted from 1; of "next" and "full". */
  readonly nth?: number
  /** Both players alike; absent = whoever is affected. */
  readonly affects?: 'both players'
}

declare module '../../text/play-text.ts' {
  interface PlayText {
    /** Icon, where it stays: the number of its owner's turns after which it leaves play. */
    readonly countdown?: number
  }
}

declare module '../../board/state.ts' {
  /** What a card is kept from for a time. */
  interface Modifiable extends Readonly<Record<`may not ${Capability}`, true>> {}
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

declare module '../../text/text.ts' {
  interface EffectWords {
    /** They may not do it for as long as the text says. */
    forbid: { readonly who: Who; readonly to: Capability; readonly for: WordsOfTime }
  }
}
