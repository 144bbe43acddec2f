import type { CardId, Condition, PlayerName } from '../board/state.ts'
import type { Game } from './game.ts'
import { question } from './question.ts'

/** What befell cards all at once: why they may become stopped. */
export type StopCause = 'dilemma failed' | 'whole group' | 'selected' | 'battle' | 'text'

/** What happened, as rules see it; they say what follows. */
export type Happening =
  | {
      readonly what: 'dilemma failed'
      readonly by: PlayerName
      readonly group: Group
      readonly dilemma: CardId
      readonly continues: boolean
    }
  | {
      readonly what: 'dilemma without conditions'
      readonly by: PlayerName
      readonly group: Group
      readonly dilemma: CardId
    }
  | { readonly what: 'mission not solved'; readonly by: PlayerName; readonly group: Group }
  | { readonly what: 'battle begins'; readonly attackers: readonly CardId[]; readonly attacked: readonly CardId[] }
  | { readonly what: 'battle over'; readonly cards: readonly CardId[] }
  | { readonly what: 'turn begins'; readonly player: PlayerName }
  | { readonly what: 'RANGE used up'; readonly card: CardId; readonly moved: boolean }
  | { readonly what: 'unstopped'; readonly card: CardId }
  /** Nobody saved it: it is killed now. */
  | { readonly what: 'dies'; readonly card: CardId }
  | { readonly what: 'group stopped'; readonly by: PlayerName; readonly group: Group; readonly other: Group }
  | { readonly what: 'tribble beamed'; readonly card: CardId; readonly by: readonly CardId[] }
  /** Carried on foot to another place and dropped there. */
  | { readonly what: 'tribble dropped'; readonly card: CardId; readonly by: readonly CardId[] }
  /** Some of its crew were beamed away. */
  | { readonly what: 'crew beamed away'; readonly card: CardId }
  /** A ship ended its move where cards harm those that fly on. */
  | { readonly what: 'halted'; readonly card: CardId; readonly at: CardId }

/** Those who face a dilemma together: an Away Team, or a crew with its ship. */
export interface Group {
  readonly kind: 'Away Team' | 'crew'
  readonly player: PlayerName
  /** All of the team or crew whom the player sends, whatever befell them. */
  readonly present: readonly CardId[]
  readonly personnel: readonly CardId[]
  readonly equipment: readonly CardId[]
  readonly ship?: CardId
  /** Where the crew is, if that is no ship. */
  readonly facility?: CardId
  readonly mission: CardId
  /** What they are about; absent = nothing in progress. */
  readonly to?: 'attempt' | 'scout' | 'commandeer'
}

/** What follows from a happening. */
export type Consequence =
  | { readonly do: 'stop'; readonly cards: readonly CardId[]; readonly cause: StopCause }
  | { readonly do: 'unstop'; readonly cards: readonly CardId[] }
  | { readonly do: 'relieve'; readonly cards: readonly CardId[] }
  | { readonly do: 'end'; readonly condition: Condition; readonly cards: readonly CardId[] }

/** What follows. */
export const whatFollows = question<Happening, readonly Consequence[]>()('follows', [])

type Of<What extends Happening['what']> = Extract<Happening, { readonly what: What }>

/** What of a rule about one kind of happening: what follows of it. `when` = only then. */
export function after<What extends Happening['what']>(
  what: What,
  follows: (about: Of<What>, game: Game) => readonly Consequence[],
  when: (about: Of<What>, game: Game) => boolean = () => true,
) {
  const is = (about: Happening): about is Of<What> => about.what === what
  return {
    asked: whatFollows,
    applies: (about: Happening, game: Game) => is(about) && when(about, game),
    answer: (about: Happening, game: Game) => (is(about) ? follows(about, game) : []),
  }
}
