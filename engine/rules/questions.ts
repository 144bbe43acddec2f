import type { CardId, PlayerName } from '../state/state.ts'
import type { BeamingQuestions } from './beaming-questions.ts'
import type { Capability } from './capability.ts'
import type { ControlQuestions } from './control/questions.ts'
import type { CooperationQuestions } from './cooperation/questions.ts'
import type { PlanetDilemmaQuestions } from './dilemmas/planet-questions.ts'
import type { DilemmaQuestions } from './dilemmas/questions.ts'
import type { SingleDilemmaQuestions } from './dilemmas/single-questions.ts'
import type { DisablingQuestions } from './disabled/questions.ts'
import type { DownloadQuestions } from './downloading/questions.ts'
import type { DualIconQuestions } from './dual-icon/questions.ts'
import type { DualPersonnelQuestions } from './dual-personnel/questions.ts'
import type { MissionQuestions } from './missions/questions.ts'
import type { ScoutingQuestions } from './scouting/questions.ts'
import type { SelectionQuestions } from './selections/questions.ts'
import type { ShipQuestions } from './ships/questions.ts'
import type { ShowingQuestions } from './showing/questions.ts'
import type { SpeciesQuestions } from './species.ts'
import type { StockingQuestions } from './stocking.ts'
import type { SuspendingQuestions } from './suspending/questions.ts'
import type { TimingQuestions } from './timing-questions.ts'
import type { Trigger } from './trigger.ts'
import type { TurnQuestions } from './turns/questions.ts'
import type { ValueQuestions } from './values/questions.ts'

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

/**
 * Every question that the engine asks of its rules: what it is asked about, and the kind of the answer.
 * Verdicts and values have one answer, and two different ones that survive are an error; consequences are added up.
 */
export interface Questions
  extends BeamingQuestions,
    DilemmaQuestions,
    SingleDilemmaQuestions,
    PlanetDilemmaQuestions,
    ControlQuestions,
    CooperationQuestions,
    DisablingQuestions,
    DualIconQuestions,
    DownloadQuestions,
    MissionQuestions,
    ScoutingQuestions,
    SelectionQuestions,
    ShipQuestions,
    ShowingQuestions,
    StockingQuestions,
    SpeciesQuestions,
    SuspendingQuestions,
    TimingQuestions,
    TurnQuestions,
    ValueQuestions,
    DualPersonnelQuestions {
  /** May the card do this, or have this done to it? By default it may. */
  can: { about: { card: CardId; to: Capability; by?: CardId; player?: PlayerName }; answer: boolean }
  /** Is the card in this condition by where it is, and not by what befell it? By default not. */
  'is by circumstance': { about: { card: CardId; condition: string }; answer: boolean }
  /** Is this card stopped along with the others? By default personnel and ships are, equipment is not. */
  'stops with': { about: { card: CardId; cause: StopCause; all: boolean }; answer: boolean }
  /** May the condition be lifted from the card by another card's text? By default it may. */
  'may be unstopped by': { about: { card: CardId; by: CardId; lasting: boolean }; answer: boolean }
  /** Does the condition end by itself at the start of a turn? By default it does not. */
  'ends with the turn': { about: { card: CardId; condition: string; lasting: boolean }; answer: boolean }
  /** Whose turns does the countdown of the card count? By default its owner's. */
  'counts the turns of': { about: { card: CardId }; answer: PlayerName }
  /** Must the ship be staffed for this? By default it must. */
  'must be staffed': { about: { card: CardId; to: 'dock' }; answer: boolean }
  /** Does a reference to this name mean this card? By default only if the names are equal. */
  'refers to': { about: { name: string; title: string }; answer: boolean }
  /** Are the two in one group for cards that refer to them, being of one name? By default they are not. */
  grouped: { about: { a: string; b: string }; answer: boolean }
  /** Are the two the same card, text and identity? By default only if the titles are equal. */
  'same card': { about: { a: string; b: string }; answer: boolean }
  /** The name under which references find the card; by default the printed title. */
  'reads as': { about: { title: string }; answer: string }
  /** May a player have both in play? By default he may. */
  'may coexist': { about: { a: string; b: string; player: PlayerName }; answer: boolean }
  /** May a response be given to this? By default only to what is no response itself. */
  'may be responded to': { about: { trigger: Trigger; depth: number }; answer: boolean }
  /** After a response was undone, may the player try again? By default not. */
  'window reopens': { about: { trigger: Trigger }; answer: boolean }
  /**
   * Was the card, which is still being played, played just now? `since` = what has been played after it and has not
   * taken effect, `answered` = what has taken effect in answer to it. By default it was.
   */
  'is just played': {
    about: { card: CardId; since: readonly CardId[]; answered: readonly CardId[] }
    answer: boolean
  }
  /** Do the others go on when some of them were stopped? By default they do. */
  'attempt goes on': { about: { group: Group }; answer: boolean }
  /** Is the card, which is no event, one for cards that affect events? By default it is not. */
  'counts as event': { about: { card: CardId }; answer: boolean }
  /** Does the card in play lie on the spaceline? By default it does not. */
  'on the spaceline': { about: { card: CardId }; answer: boolean }
  /** Do stopped cards keep unstopped ones of the same group from acting? By default they do not. */
  hinders: { about: { card: CardId; to: Capability }; answer: boolean }
  /** Are the two members of one Away Team or crew? By default they are if they are in one place. */
  'same team': { about: { a: CardId; b: CardId }; answer: boolean }
  /** How many cards a player may seed besides those that seed for free; by default as many as he likes. */
  'seed cards at most': { about: { player: PlayerName }; answer: number }
  /** Is the card, which is on the table, one of those? By default it is. */
  'counts as a seed card': { about: { card: CardId; downloaded: boolean }; answer: boolean }
  /** Which of the seeds is met first. */
  'encountered first': { about: { mission: CardId }; answer: 'last seeded' | 'first seeded' }
  /** How the modifiers of one number are folded. */
  'modifier order': {
    about: { card: CardId; attribute: string; by: readonly number[] }
    answer: 'add, then multiply' | 'as played'
  }
  /** What follows. */
  follows: { about: Happening; answer: readonly Consequence[] }
}

export type QuestionName = keyof Questions
