import type { CardFacts } from '../../cards/facts.ts'
import type { ConditionWord, CountWord, FormatWord, Phase, Place } from '../../protocol/types.ts'
import type { Left } from '../kernel/left.ts'
import type { CardText } from '../text/text.ts'

export type PlayerName = string
export type CardId = string

/** Conditions that the board document has no word for; whoever imposes one declares it. */
// biome-ignore lint/suspicious/noEmptyInterface: what belongs to it is declared where it is imposed
export interface RoomConditions {}

/** What a card can be besides where it is. */
export type Condition = ConditionWord | keyof RoomConditions

/** What is counted on a card: the RANGE that is used up in place of what is left of it, which changes with the card. */
export type Counted = Exclude<CountWord, 'range-left'> | 'range-used'

/** Card words of the board document; a card is in one place with one holder. */
export interface CardState {
  readonly id: CardId
  readonly title: string
  readonly owner: PlayerName
  readonly controller: PlayerName
  readonly place: Place
  /** A card, a player or a spaceline. */
  readonly holder: string
  readonly is: readonly Condition[]
  /** Why a condition holds: the card that causes it. A caused condition lasts until its cause leaves play. */
  readonly because: Readonly<Partial<Record<Condition, CardId>>>
  readonly count: Readonly<Partial<Record<Counted, number>>>
  readonly mode?: string
  /** The mode of each individual on the card, where the two do not share one. */
  readonly modes?: Readonly<Record<CardId, string>>
  /** The word that its player named. */
  readonly named?: string
  /** What its player chose of it when it reported. */
  readonly chosen?: Pick<CardFacts, 'classification' | 'gender'>
  /** Of a location that was destroyed. */
  readonly left?: Left
  readonly face?: 'up' | 'down'
  readonly targets: readonly CardId[]
}

export interface PlayerState {
  readonly name: PlayerName
  readonly points: number
  /** Points from other sources than missions. */
  readonly bonus: number
  /** Second Edition: what is left to spend on card plays this turn. */
  readonly counters?: number
}

/** The deeds that the history keeps; whoever records one declares it. */
export interface DeedKinds {
  /** A card came to lie where it takes effect. */
  placed: true
}

export type DeedKind = keyof DeedKinds

/** A past action: once per game, once per turn and the like are folds over these. */
export interface Deed {
  readonly turn: number
  readonly player: PlayerName
  readonly kind: DeedKind
  readonly card?: CardId
  readonly cards?: readonly CardId[]
  /** Of several in an order, the one that it was about. */
  readonly number?: number
  /** The places that it was about. */
  readonly places?: readonly string[]
  /** What lay where at the time, for comparison later. */
  readonly contents?: readonly string[]
}

/** What a modifier may change besides the level of one skill; the text language and the rooms add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: what belongs to it is declared where it is read
export interface Modifiable {}

interface Modification {
  readonly card: CardId
  readonly set?: number
  readonly add?: number
  readonly multiply?: number
  readonly by: CardId
  readonly until?: number
  /** It ends with the first turn of the player that begins after that one. */
  readonly untilTurnOf?: { readonly player: PlayerName; readonly after: number }
  /** It ends when this card leaves play. */
  readonly whileInPlay?: CardId
}

/** A change to a number that outlives the action that made it; it ends with the turn in which `until` falls. */
export type Modifier = Modification &
  (
    | {
        readonly attribute: keyof Modifiable
        readonly skill?: undefined
        readonly becomes?: undefined
        readonly lent?: undefined
      }
    /** `add` levels more of the skill, absent = one; `becomes` = the one that has taken its place in the box, at whatever level it was. */
    | {
        readonly skill: string
        readonly becomes?: string
        /** A special skill: that of the card of this title. */
        readonly lent?: string
        readonly attribute?: undefined
      }
  )

/** In the middle of a turn the other player acts with cards that a text gave him, until they are stopped or he has finished. */
export interface Interlude {
  /** Whose turn it is when that is over. */
  readonly turnOf: PlayerName
  readonly cards: readonly CardId[]
  readonly by: CardId
}

/** A whole position, quiet or in the middle of an action; plain and frozen. */
export interface State {
  readonly ruleset: string
  /** What the players have agreed on besides the documents. */
  readonly format?: readonly FormatWord[]
  readonly turn: { readonly player: PlayerName; readonly number: number; readonly phase: Phase }
  readonly players: readonly PlayerState[]
  /** In the order within each place: left to right, top to bottom, first encountered first. */
  readonly cards: readonly CardState[]
  /** Facts of made-up cards by title. */
  readonly made: Readonly<Record<string, CardFacts>>
  /** Texts of made-up cards that have one, by title. */
  readonly madeTexts?: Readonly<Record<string, CardText>>
  readonly modifiers: readonly Modifier[]
  readonly history: readonly Deed[]
  readonly interlude?: Interlude
  readonly over?: { readonly winner: PlayerName | null }
}

/** The other player of a two-player game. */
export function opponentOf(state: State, player: PlayerName): PlayerName {
  return state.players.find(p => p.name !== player)?.name ?? player
}

/** The others, as they sit: whoever has the next turn first. In a game of two there is one. */
export function othersOf({ players }: State, player: PlayerName): readonly PlayerName[] {
  const names = players.map(({ name }) => name)
  const seat = names.indexOf(player)
  return [...names.slice(seat + 1), ...names.slice(0, Math.max(0, seat))]
}

/** Whose turn comes after the player's. */
export const nextOf = (state: State, player: PlayerName): PlayerName => othersOf(state, player)[0] ?? player
