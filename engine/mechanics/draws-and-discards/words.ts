import type { CardId } from '../../board/state.ts'
import type { Draw } from '../../text/play-text.ts'
import type { Clause, Filter, Like, Who } from '../../text/text.ts'

export interface AddedEffectWords {
  /** `each` = so many for each of these; `until even` = until the player has as many cards in hand as his opponent. */
  draw: { readonly count: number | 'until even'; readonly each?: Like & { readonly who: Who } }
  /** Your draw deck; with the discard pile in it, or if the law says that the text means that. `into` = the card itself among those. */
  shuffle: { readonly in?: 'discard pile' | 'what the law says'; readonly into?: 'the seeds here' }
  /** It has an effect on these that lasts. */
  'last for': { readonly who: Who }
  /** Your hand is shuffled and goes beneath your draw deck; you draw as many from the top. */
  'change hands': object
  /** The player looks at so many cards on top of the pile that it is played on, or at the whole draw deck of the opponent, and puts them in any order. */
  rearrange: { readonly count: number } | { readonly of: 'opponent' }
  /** A card of your discard pile comes back; `exchanged` = this card goes there for it. */
  regenerate: { readonly where?: Filter; readonly exchanged?: true }
}

export interface AddedCardText {
  /** Such cards come beneath it: when they are discarded from play, or as its player seeds them at its place. */
  readonly takesBeneath?: { readonly whenDiscarded?: Filter; readonly whenSeeded?: Filter }
  /** It is discarded once the last of those who were in it has left it; or once its player has played such a card, even before it was there. */
  readonly leavesOnce?: Clause & ({ readonly emptied: true } | { readonly played: Filter })
}

export interface AddedPlayText {
  /** So many other cards must be in the player's hand; or, `behind`, fewer than in the opponent's, and he must have played no card this turn. @alone No other card asks how many they are. */
  readonly hand?: Clause & ({ readonly others: number } | { readonly behind: true })
}

export interface AddedSelectorForms {
  /** Of your discard pile, from the top down to the first card like that. */
  topmost: { readonly topmost: Filter }
}

export interface AddedDeedKinds {
  /** This turn. */
  'draws no more': true
  /** There was nothing to draw. */
  'drew in vain': true
  /** It lies on a personnel for its effect. */
  reminds: true
  /** For the card whose text says so. */
  'discarded for': true
  /** In answer to something. */
  'answer played': true
  /** From a discard pile into hand. */
  'taken back': true
  /** From hand. */
  'gone to the draw deck': true
  /** Of the copies present with the card it alone counts down this turn. */
  rationed: true
}

export interface AddedTriggers {
  /** A player has drawn a card. */
  drawn: { readonly card: CardId; readonly as: Draw }
}
