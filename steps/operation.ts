import type { FormatWord, MadeUp } from '../protocol/types.ts'
import type { DeckRow } from './deck-row.ts'
import type { ValueAsked } from './types/attribute.ts'
import type { Score } from './types/number.ts'

/** Carol has the third seat, where there is one. Chance may draw by the hand of any of them. */
export const players = ['Alice', 'Bob', 'Carol'] as const
export type Player = (typeof players)[number]
export type Chooser = Player | 'chance' | `chance by ${Player}'s hand`

/** One card as a sentence names it. The label tells copies apart, or names one half of a dual-personnel card. */
export interface CardName {
  readonly title: string
  readonly label?: string
  readonly owner?: Player
}

export const pileNames = [
  'hand',
  'draw deck',
  'discard pile',
  'point area',
  'seed cards',
  'missions',
  "Q's Tent",
  'Battle Bridge',
  'Q-Continuum',
  'Tribbles',
  'dilemma pile',
  'brig',
  'core',
] as const
export type PileName = (typeof pileNames)[number]
export type Pile =
  | { readonly pile: PileName; readonly of: Player }
  | { readonly pile: 'seeds' | 'store'; readonly under: CardName }
  | { readonly pile: 'sites'; readonly of: CardName }
  | { readonly pile: 'spaceline'; readonly quadrant: string }

/** A list of cards as a sentence names it: `"Data", two "Archer" and Bob's Away Team on "Excavation"`. */
export type Cards = readonly CardTerm[]
export type CardTerm =
  | { readonly card: CardName }
  | { readonly count: number; readonly card: CardName }
  | { readonly group: 'crew' | 'Away Team' | 'cards'; readonly of: Player; readonly at: CardName }
  | { readonly pile: Pile }

export const prepositions = [
  'at',
  'to',
  'aboard',
  'on',
  'onto',
  'atop',
  'under',
  'docked at',
  'landed on',
  'from',
  'through',
  'past',
] as const
export type Preposition = (typeof prepositions)[number]

/** Where in a pile, or in a row such as a spaceline. */
export const inPile = ['in', 'on top of', 'at the bottom of', 'at the left end of', 'at the right end of'] as const
export type InPile = (typeof inPile)[number]

export type Place =
  | { readonly prep: Preposition; readonly card: CardName }
  | { readonly prep: 'between'; readonly cards: readonly [CardName, CardName] }
  | { readonly prep: InPile; readonly pile: Pile }
  | { readonly prep: 'on the table'; readonly of?: Player }
  | { readonly prep: 'out of play' }
  | { readonly prep: 'being played' }
  | { readonly prep: 'into mode'; readonly mode: string }

/** A status, mode, controller, target or count, in set-up and outcome alike. `by` names the card that causes it. */
export interface Condition {
  readonly not?: true
  readonly is:
    | { readonly status: string; readonly by?: CardName }
    | { readonly controlledBy: Player }
    | { readonly targeting: Cards }
    | { readonly mode: string }
    | { readonly face: 'up' | 'down' }
    | { readonly count: string; readonly value: number }
    | { readonly staffed: true }
    | { readonly inPlay: true }
}

/** A point of the game: `Alice's turn`, `the start of Bob's next turn`, `the encounter with "Armus"`. */
export type Moment =
  | {
      readonly turnOf: Player
      /** 1 = the turn in progress or, for the other player, his next one; 2 = the one after. Absent = 1. */
      readonly nth?: number
      readonly part?: 'start' | 'card play' | 'orders' | 'end'
    }
  | { readonly seeding: 'doorway' | 'mission' | 'dilemma' | 'facility'; readonly of?: Player }
  | { readonly before: 'the seed phases' }
  | { readonly encounter: CardName; readonly part?: 'start' | 'end' }

/** One deed of one player, in a step, in a cell of `these are illegal:` and in `this has happened:`. */
export interface Deed {
  readonly player: Player
  readonly verb: string
  readonly cards?: Cards
  readonly place?: Place
  readonly with?: Cards
  readonly word?: string
}

/** A choice: cards, players, words, numbers, yes or no, a place, none. */
export type Choice = readonly (
  | { readonly cards: CardTerm }
  | { readonly player: Player }
  | { readonly word: string }
  | { readonly number: number }
  | { readonly yes: boolean }
  | { readonly none: true }
)[]
export type Now = 'now' | 'still' | 'no longer'

/** A step as data. Texts are parsed to operations, and operations print as texts. */
export type Operation =
  // Given
  | { readonly op: 'moment'; readonly moment: Moment }
  | {
      readonly op: 'locations'
      readonly rows: readonly {
        readonly card: CardName
        readonly seededBy?: Player
        readonly quadrant?: string
        readonly span?: number
        readonly conditions: readonly Condition[]
      }[]
    }
  | {
      readonly op: 'has'
      readonly player: Player
      readonly rows: readonly {
        readonly card: CardName
        readonly place: Place
        readonly conditions: readonly Condition[]
        readonly copies?: number
      }[]
    }
  | { readonly op: 'put'; readonly cards: Cards; readonly place: Place }
  | { readonly op: 'set'; readonly cards: Cards; readonly condition: Condition }
  | { readonly op: 'order'; readonly pile: Pile; readonly cards: readonly CardName[] }
  | { readonly op: 'fill'; readonly pile: Pile; readonly count: number }
  | ({ readonly op: 'score'; readonly player: Player } & Score)
  | { readonly op: 'format'; readonly format: FormatWord }
  | { readonly op: 'registered'; readonly player: Player; readonly rows: readonly DeckRow[] }
  | { readonly op: 'history'; readonly deeds: readonly Deed[] }
  | { readonly op: 'madeUp'; readonly cards: readonly MadeUp[] }
  // When
  | { readonly op: 'do'; readonly deed: Deed }
  | { readonly op: 'respond'; readonly player: Player; readonly cards: Cards; readonly place?: Place }
  | { readonly op: 'choose'; readonly chooser: Chooser; readonly choice: Choice; readonly from?: Choice }
  | { readonly op: 'until'; readonly moment: Moment }
  | { readonly op: 'deck'; readonly player: Player; readonly rows: readonly DeckRow[] }
  // Then
  | { readonly op: 'verdict'; readonly legal: boolean }
  | { readonly op: 'verdicts'; readonly legal: boolean; readonly deeds: readonly Deed[] }
  | { readonly op: 'frame' }
  | { readonly op: 'placed'; readonly cards: Cards; readonly now?: Now; readonly place: Place }
  | { readonly op: 'is'; readonly cards: Cards; readonly now?: Now; readonly condition: Condition }
  | ({ readonly op: 'value'; readonly cards: Cards } & ValueAsked)
  | {
      /** A relation between cards that text may ask for: `"Q2" refers to "Kevin Uxbridge: Convergence"`. */
      readonly op: 'fact'
      readonly fact: string
      readonly not?: true
      readonly subject: Cards
      readonly object?: Cards | string
    }
  | {
      readonly op: 'happened'
      readonly cards: Cards
      readonly not?: true
      readonly event: string
      readonly by?: Player
      /** The number that was told of the cards, or the skill that they used. */
      readonly count?: number
      readonly word?: string
    }
  | { readonly op: 'holds'; readonly pile: Pile; readonly cards: readonly CardName[] }
  | { readonly op: 'size'; readonly pile: Pile; readonly count: number }
  | ({ readonly op: 'points'; readonly player: Player; readonly now?: Now } & Score)
  | { readonly op: 'mustChoose'; readonly chooser: Chooser; readonly count: number; readonly from: Choice }
  | { readonly op: 'sees'; readonly player: Player; readonly not?: true; readonly cards: Cards }
  | { readonly op: 'playing'; readonly player: Player; readonly not?: true; readonly word: string }
  | { readonly op: 'shown'; readonly player: Player; readonly cards: Cards }
  | { readonly op: 'turn'; readonly now?: Now; readonly moment: Moment }
  | { readonly op: 'result'; readonly player: Player; readonly result: 'won' | 'lost' }
