import type { Attribute } from '../../text/plain-words.ts'
import type { Clause, Filter, Who } from '../../text/text.ts'

/** What its player must know of the opponent's cards to play the card, and may ask of them while it is in hand. */
export interface AskingText extends Clause {
  /** The cards asked about; those of the opponent. */
  readonly about: Filter
  /** How many they are, where they are, or the total of an attribute. */
  readonly tells: 'how many' | 'where' | Attribute
}

/** What a card says of showing and asking. */
export interface ShowingText {
  readonly asks?: AskingText
}

export interface AddedPlayText {
  /** It scans the mission that it is played on. */
  readonly scans?: true
}

export interface AddedCardText extends ShowingText {}

export interface AddedEffectWords {
  reveal: { readonly who: Who; readonly to: 'you' | 'opponent' }
}
