import type { PlayerName } from '../../board/state.ts'
import type { Capability } from '../../kernel/capability.ts'
import type { WordsOfTime } from '../../text/plain-words.ts'
import type { Clause, Filter, Who } from '../../text/text.ts'

/** What a card says of turns, for rulings to say which it means. */
export interface TurnWords {
  readonly word: 'each' | 'every' | 'next' | 'full'
  /** Which of them, counted from 1; of "next" and "full". */
  readonly nth?: number
  /** Both players alike; absent = whoever is affected. */
  readonly affects?: 'both players'
}

/** What leaves play by itself. */
export interface Counting {
  /** Icon: the number of turns, of its owner or of whoever seeded it, after which it leaves play. */
  readonly countdown?: number | (Clause & { readonly from: number })
}

export interface AddedPlayText extends Counting {}

/** Of what reports, counted from then on. */
export interface AddedCardText extends Counting {
  /** When its countdown runs: only with such a card of its controller's present; or not on the turn in which it was played. */
  readonly countsDown?: Clause & { readonly with?: Filter; readonly atFirst?: false }
}

/** What a card is kept from for a time. */
export interface AddedModifiable extends Readonly<Record<`may not ${Capability}`, true>> {}

export interface AddedDeedKinds {
  /** That of the date. */
  'another turn': true
  'turn doubled': true
}

export interface AddedTimedText {
  /** In which turns, as its words say. */
  readonly turns?: TurnWords
}

export interface AddedEffectWords {
  /** They may not do it for as long as the text says. */
  forbid: { readonly who: Who; readonly to: Capability; readonly for: WordsOfTime }
}

export interface AddedHappenings {
  'turn begins': { readonly player: PlayerName }
}
