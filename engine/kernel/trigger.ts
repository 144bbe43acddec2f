import type { CardId, PlayerName } from '../board/state.ts'

/** At what moment a card may be played in answer, or in the midst of something. */
export type Trigger =
  /** A card has been announced and is about to take effect. */
  | {
      readonly on: 'played'
      readonly card: CardId
      readonly by: PlayerName
      readonly as: string
      /** From where it counts as played; absent = from hand. */
      readonly from?: string
      /** What fetched it, if it was downloaded. */
      readonly downloadedBy?: CardId
      /** In the midst of what; absent = of nothing. */
      readonly within?: Trigger
    }
  /** A card has entered play just now. */
  | { readonly on: 'entered'; readonly card: CardId; readonly by: PlayerName }
  /** A dilemma is face up, its conditions have been looked at, and nothing has happened yet. */
  | { readonly on: 'encountered'; readonly card: CardId; readonly by: PlayerName; readonly overcome: boolean }
  /** A card has been played that takes effect only together with a second one. */
  | { readonly on: 'unfinished'; readonly card: CardId; readonly by: PlayerName }
  /** A mission is about to be attempted for which everything is there. */
  | { readonly on: 'before an attempt'; readonly card: CardId; readonly by: PlayerName }
  /** All dilemmas have been met, and the mission is about to be solved. */
  | { readonly on: 'before solving'; readonly by: PlayerName; readonly card?: undefined }
  /** Between two dilemmas of one attempt, or before the first. */
  | { readonly on: 'between dilemmas'; readonly by: PlayerName; readonly met: number; readonly card?: undefined }
  /** In the middle of an action to which nothing answers. */
  | { readonly on: 'in progress'; readonly by: PlayerName; readonly card?: undefined }
  /** Nothing is in progress. */
  | { readonly on: 'quiet'; readonly by: PlayerName; readonly card?: undefined }
  /** A ship passes or comes to a location. */
  | { readonly on: 'passes'; readonly card: CardId; readonly by: PlayerName; readonly at: CardId }
  /** Cards are about to be beamed. */
  | { readonly on: 'beams'; readonly cards: readonly CardId[]; readonly by: PlayerName; readonly card?: undefined }
  /** A personnel is about to be killed. */
  | { readonly on: 'dies'; readonly card: CardId; readonly by: PlayerName }
  /** A ship or facility is about to be destroyed. */
  | { readonly on: 'destroyed'; readonly card: CardId; readonly by: PlayerName }
  /** A personnel was killed just now; `alone` = with no other personnel present. */
  | { readonly on: 'killed'; readonly card: CardId; readonly by: PlayerName; readonly alone: boolean }
  /** A mission was completed just now. */
  | { readonly on: 'solved'; readonly card: CardId; readonly by: PlayerName }
  /** A battle has begun and is not yet decided. */
  | { readonly on: 'battle'; readonly cards: readonly CardId[]; readonly by: PlayerName; readonly card?: undefined }
  /** A player has drawn a card. */
  | { readonly on: 'drawn'; readonly card: CardId; readonly by: PlayerName; readonly as: Draw }

/** On what occasion cards are drawn. */
export type Draw = 'end of turn' | 'text' | 'at will' | 'opening hand' | 'up to evenness'
