import type { CardId, PlayerName } from '../board/state.ts'
import type { Capability } from './capability.ts'
import { flag, question } from './question.ts'
import type { Trigger } from './trigger.ts'

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
  | { readonly what: 'battle over'; readonly cards: readonly CardId[]; readonly relieved: readonly CardId[] }
  | { readonly what: 'turn begins'; readonly player: PlayerName }
  | { readonly what: 'RANGE used up'; readonly card: CardId; readonly moved: boolean }
  | { readonly what: 'unstopped'; readonly card: CardId }
  /** Nobody saved it: it is killed now. */
  | { readonly what: 'dies'; readonly card: CardId }
  | { readonly what: 'group stopped'; readonly by: PlayerName; readonly group: Group; readonly other: Group }
  | { readonly what: 'tribble beamed'; readonly card: CardId; readonly by: readonly CardId[] }
  /** Carried on foot to another place and dropped there. */
  | { readonly what: 'tribble dropped'; readonly card: CardId; readonly by: readonly CardId[] }
  | { readonly what: 'cannot move'; readonly card: CardId }
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
  | { readonly do: 'end'; readonly condition: string; readonly cards: readonly CardId[] }

/** May the card do this, or have this done to it? */
export const permission = question<{ card: CardId; to: Capability; by?: CardId; player?: PlayerName }, boolean>()(
  'can',
  true,
)

/** Is the card in this condition by where it is, and not by what befell it? */
export const isByCircumstance = question<{ card: CardId; condition: string }, boolean>()('is by circumstance', false)

/** Is this card stopped along with the others? */
export const stopsWith = question<{ card: CardId; cause: StopCause; all: boolean }, boolean>()(
  'stops with',
  ({ card }, game) => ['personnel', 'ship', 'facility'].includes(game.facts(card).type),
)

/** May the condition be lifted from the card by another card's text? */
export const mayBeUnstoppedBy = question<{ card: CardId; by: CardId; lasting: boolean }, boolean>()(
  'may be unstopped by',
  ({ lasting }) => !lasting,
)

/** Does the condition end by itself at the start of a turn? */
export const endsWithTurn = question<{ card: CardId; condition: string; lasting: boolean }, boolean>()(
  'ends with the turn',
  false,
)

/** Whose turns does the countdown of the card count? */
export const countsTheTurnsOf = question<{ card: CardId }, PlayerName>()(
  'counts the turns of',
  ({ card }, game) => game.card(card).owner,
)

/** Must the ship be staffed for this? */
export const mustBeStaffed = flag<{ card: CardId; to: 'dock' }>()('must be staffed', true)

/** Does a reference to this name mean this card? */
export const reference = question<{ name: string; title: string; printed: string }, boolean>()(
  'refers to',
  ({ name, title, printed }) => name === printed || name === title,
)

/** Are the two in one group for cards that refer to them, being of one name? */
export const grouped = flag<{ a: string; b: string }>()('grouped')

/** Are the two the same card, text and identity? */
export const sameCard = question<{ a: string; b: string }, boolean>()('same card', ({ a, b }) => a === b)

/** The name under which references find the card. */
export const referenceName = question<{ title: string }, string>()('reads as', ({ title }) => title)

/** May a player have both in play? */
export const mayCoexist = question<{ a: string; b: string; player: PlayerName }, boolean>()('may coexist', true)

/** May a response be given to this? */
export const mayBeRespondedTo = question<{ trigger: Trigger; depth: number }, boolean>()('may be responded to', true)

/** After a response was undone, may the player try again? */
export const windowReopens = question<{ trigger: Trigger }, boolean>()('window reopens', true)

/** Was the card, which is still being played, played just now? `since` = what has been played after it and has not taken effect, `answered` = what has taken effect in answer to it. */
export const justPlayed = question<{ card: CardId; since: readonly CardId[]; answered: readonly CardId[] }, boolean>()(
  'is just played',
  true,
)

/** Do the others go on when some of them were stopped? */
export const attemptGoesOn = question<{ group: Group }, boolean>()('attempt goes on', true)

/** Is the card, which is no event, one for cards that affect events? */
export const countsAsEvent = question<{ card: CardId }, boolean>()('counts as event', false)

/** Does the card in play lie on the spaceline? */
export const liesOnSpaceline = flag<{ card: CardId }>()('on the spaceline')

/** Do stopped cards keep unstopped ones of the same group from acting? */
export const hinders = question<{ card: CardId; to: Capability }, boolean>()('hinders', false)

/** Are the two members of one Away Team or crew? */
export const sameTeam = flag<{ a: CardId; b: CardId }>()('same team', true)

/** How many cards a player may seed besides those that seed for free. */
export const seedCardsAtMost = question<{ player: PlayerName }, number>()(
  'seed cards at most',
  Number.POSITIVE_INFINITY,
)

/** Is the card, which is on the table, one of those? */
export const countsAsASeedCard = question<{ card: CardId; downloaded: boolean }, boolean>()(
  'counts as a seed card',
  true,
)

/** Which of the seeds is met first. */
export const encounteredFirst = question<{ mission: CardId }, 'last seeded' | 'first seeded'>()(
  'encountered first',
  'first seeded',
)

/** How the modifiers of one number are folded. */
export const modifierOrder = question<
  { card: CardId; attribute: string; by: readonly number[] },
  'add, then multiply' | 'as played'
>()('modifier order', 'add, then multiply')

/** What follows. */
export const whatFollows = question<Happening, readonly Consequence[]>()('follows', [])
