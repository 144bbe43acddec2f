// Generated from schemas/ by generate-types.ts; change the schemas, not this file.

/** What the runner can ask for. */
export type Verb = 'hello' | 'arrange' | 'act' | 'answer' | 'observe' | 'bye'

/** Why a request could not be served; never a verdict of the rules. */
export type ErrorCode =
  | 'bad-json'
  | 'bad-request'
  | 'unknown-verb'
  | 'unknown-word'
  | 'unknown-card'
  | 'out-of-order'
  | 'unsupported'
  | 'internal'

/** Where a card can be, in relation to its holder. */
export type Place =
  | 'hand'
  | 'deck'
  | 'discard'
  | 'removed'
  | 'points'
  | 'core'
  | 'seeds'
  | 'missions'
  | 'tent'
  | 'bridge'
  | 'continuum'
  | 'tribbles'
  | 'dilemmas'
  | 'brig'
  | 'play'
  | 'spaceline'
  | 'shares'
  | 'planet'
  | 'space'
  | 'aboard'
  | 'docked'
  | 'site'
  | 'held'
  | 'on'
  | 'under'

/** Segments of seeding and of a turn, in order. */
export type Phase =
  | 'setup'
  | 'seed-doorway'
  | 'seed-mission'
  | 'seed-dilemma'
  | 'seed-facility'
  | 'start'
  | 'play'
  | 'orders'
  | 'end'
  | 'discard'

/** What a card can be besides where it is. */
export type ConditionWord =
  | 'stopped'
  | 'disabled'
  | 'deactivated'
  | 'stasis'
  | 'captive'
  | 'quarantined'
  | 'stunned'
  | 'mortally-wounded'
  | 'house-arrest'
  | 'cloaked'
  | 'phased'
  | 'damaged'
  | 'assimilated'
  | 'infiltrating'
  | 'closed'
  | 'completed'
  | 'scouted'
  | 'overcome'

/** What is counted on a card (`range-left` … `used-this-game`) or for a player (`counters`, `card-plays-left`). */
export type CountWord =
  | 'range-left'
  | 'hull'
  | 'countdown'
  | 'tokens'
  | 'used-this-turn'
  | 'used-this-game'
  | 'counters'
  | 'card-plays-left'

/** What a player can start. */
export type ActKind =
  | 'begin'
  | 'play'
  | 'seed'
  | 'download'
  | 'use'
  | 'draw'
  | 'discard'
  | 'beam'
  | 'walk'
  | 'move'
  | 'dock'
  | 'undock'
  | 'land'
  | 'launch'
  | 'cloak'
  | 'decloak'
  | 'phase'
  | 'dephase'
  | 'shuffle'
  | 'attempt'
  | 'scout'
  | 'commandeer'
  | 'probe'
  | 'attack'
  | 'change'
  | 'replace'
  | 'look'
  | 'ask'
  | 'infiltrate'
  | 'show'
  | 'pass'
  | 'end'

/** The forms of decision that an engine can ask for. */
export type QuestionKind = 'action' | 'response' | 'choose' | 'confirm' | 'number' | 'word' | 'order' | 'assign'

/** What a player decides between where a rule or the text of a card leaves alternatives, by a decision of the kind `word`. Beside these such a decision has only words of the game itself: skills, attributes, classifications, genders, species, affiliations, types of cards. */
export type ChoiceWord =
  | 'Away Team'
  | 'crew'
  | 'continue'
  | 'abandon'
  | 'stop'
  | 'unstop'
  | 'stop or unstop a ship'
  | 'download a ship'
  | 'battle'
  | 'no battle'
  | 'initiate battle'
  | 'move away'
  | 'do nothing'
  | 'overcome'
  | 'decline'
  | 'help her'
  | 'ignore her'
  | 'killed'
  | 'beam up'
  | 'pay'
  | 'wait'
  | 'play'
  | 'take into hand'
  | 'discard the objective'
  | 'draw no cards'
  | 'overhaul'
  | 'first'
  | 'second'
  | 'house arrest'
  | 'separate Away Team'
  | 'accept'
  | 'forfeit'
  | 'score points'
  | 'draw cards'
  | 'download equipment'
  | 'five'
  | 'four'
  | 'report'
  | 'return'
  | 'double'
  | 'nullify'
  | 'zero'
  | 'discard'
  | 'place beneath'

/** How far the engine let an act or an answer come. */
export type RefusalStage = 'offer' | 'start' | 'cost' | 'choice' | 'answer'

/** Why the rules forbid it. */
export type RefusalCode =
  | 'not-offered'
  | 'wrong-player'
  | 'wrong-time'
  | 'must-first'
  | 'wrong-place'
  | 'wrong-target'
  | 'not-controlled'
  | 'incompatible'
  | 'affiliation'
  | 'condition'
  | 'requirement'
  | 'staffing'
  | 'range'
  | 'blocked'
  | 'cost'
  | 'limit'
  | 'count'
  | 'empty'
  | 'duplicate'
  | 'forbidden'
  | 'no-effect'
  | 'not-a-choice'
  | 'may-not-decline'
  | 'other'

/** What happened and cannot be read from two boards. */
export type EventWord =
  | 'started'
  | 'nullified'
  | 'resolved'
  | 'failed'
  | 'encountered'
  | 'overcome'
  | 'solved'
  | 'selected'
  | 'revealed'
  | 'counted'
  | 'drew'
  | 'killed'
  | 'discarded'
  | 'downloaded'
  | 'destroyed'
  | 'captured'
  | 'assimilated'
  | 'scored'
  | 'used'
  | 'shuffled'
  | 'totalled'
  | 'hit'
  | 'wounded'
  | 'won'

/** What counts for a card at the moment, modifiers included. */
export type ValueWord =
  | 'integrity'
  | 'cunning'
  | 'strength'
  | 'range'
  | 'weapons'
  | 'shields'
  | 'cost'
  | 'points'
  | 'span'
  | 'skills'
  | 'skills-box'
  | 'dots'
  | 'classification'
  | 'affiliations'
  | 'species'
  | 'icons'
  | 'keywords'

/** Rules of play that are agreed on besides the documents of the ruleset. */
export type FormatWord = 'standard tournament rules' | 'warp speed' | 'premiere'

/** Relations that game text may ask for: about titles or a deck (up to `special-equipment`), about cards on the board, and about a player (`playing`). */
export type FactWord =
  | 'matching-commander'
  | 'species'
  | 'persona'
  | 'copy'
  | 'unique'
  | 'has'
  | 'named-in-lore'
  | 'regular-skill'
  | 'native-quadrant'
  | 'corresponding'
  | 'homeworld'
  | 'compatible'
  | 'deck-allowed'
  | 'legal-deck'
  | 'refers-to'
  | 'grouped'
  | 'same-card'
  | 'facility-commander'
  | 'romantic-partner'
  | 'couple'
  | 'of-class'
  | 'special-equipment'
  | 'present'
  | 'same-location'
  | 'same-species'
  | 'staffed'
  | 'in-play'
  | 'distance'
  | 'in-command'
  | 'goes-home-with'
  | 'playing'

/** Types that a made-up card can have. */
export type MadeUpType =
  | 'personnel'
  | 'ship'
  | 'facility'
  | 'equipment'
  | 'mission'
  | 'dilemma'
  | 'event'
  | 'interrupt'
  | 'objective'
  | 'tactic'

/** Optional fields that an engine must declare before the runner uses them. */
export type FieldWord =
  | 'card.controller'
  | 'card.mode'
  | 'card.face'
  | 'card.targets'
  | 'card.because'
  | 'act.using'
  | 'act.part'
  | 'act.word'
  | 'act.targets'
  | 'act.position'
  | 'board.format'
  | 'question.hand'
  | 'fact.registered'

/** Parts of abilities that an engine may have one by one. */
export type AbilityPart =
  | 'attack.ships'
  | 'attack.personnel'
  | 'attempt.cards'
  | 'move.cards'
  | 'stopped.personnel'
  | 'stopped.ship'
  | 'stopped.equipment'

/** A player. `chance` is reserved for randomness. */
export type Name = string

/** A card of the board by its `id`, or one individual of a dual-personnel card as `id/Name`. */
export type Id = string

/** A card title, spelled as in the suite's card catalogue. */
export type Title = string

/** A whole number within 32 bits. */
export type Integer = number

/** Level by skill name: `{ Diplomacy: 2 }`. */
export interface Levels {
  readonly [k: string]: number
}

/** Permanent ids of the rulings that decided. */
export type Rulings = readonly string[]

/** Whose turn it is and how far it has come. */
export interface Turn {
  readonly player: Name
  /** Turns of the game counted from 1, both players together. Absent = any number that fits. */
  readonly number?: number
  readonly phase: Phase
}

/** One player's score and counts. */
export interface PlayerState {
  readonly name: Name
  /** Score so far, bonus points included. Absent = 0. */
  readonly points?: Integer
  /** How many of the points are bonus points. Absent = 0. */
  readonly bonus?: Integer
  readonly count?: Counts
}

/** Numbers kept on a card or for a player. Absent in `arrange` = as the rules begin; a declared count is always shown where it applies. */
export type Counts = Readonly<Partial<Record<CountWord, Integer>>>

/** One place and its one holder: a card id, a player or a spaceline. */
export type Where = readonly [Place, Id]

/** One physical card. */
export interface Card {
  /** The scenario's handle, unique on the board, used in every message. */
  readonly id: string
  /** Absent = the id is the title; in a player's view: absent = hidden from that player. */
  readonly title?: Title
  readonly owner: Name
  readonly where: Where
  /** A set: the order means nothing. Absent = none. */
  readonly is?: readonly ConditionWord[]
  readonly count?: Counts
  /** Absent = the owner. */
  readonly controller?: Name
  /** Affiliation in use, of a multi-affiliation card. Absent = it has no choice. */
  readonly mode?: string
  /** Absent = the engine does not keep track of it here. */
  readonly face?: 'up' | 'down'
  /** What a card in play has targeted. Absent = nothing. */
  readonly targets?: readonly Id[]
  /** The card in play that causes a condition, by condition. Absent = the condition stands by itself. */
  readonly because?: Readonly<Partial<Record<ConditionWord, Id>>>
}

/** The whole position: what `arrange` sets up and what `observe` shows. */
export interface Board {
  /** Id of the ruleset to play by. */
  readonly ruleset: string
  readonly turn: Turn
  /** In turn order. */
  readonly players: readonly PlayerState[]
  /** Every card of the game. The order is the order within a place. */
  readonly cards: readonly Card[]
  /** Formats that the game is played by. Absent = none. */
  readonly format?: readonly FormatWord[]
  /** Cards that no set contains, by title. In `arrange` only. */
  readonly made?: readonly MadeUp[]
  /** The game has ended. In `observe` only; absent = it goes on. */
  readonly over?: {
    /** Null = nobody. */
    readonly winner: Name | null
  }
}

/** Cards that are everything that is said here; one of them where no count is given. */
export interface MadeUpNeed {
  /** How many such cards. Absent = one. */
  readonly count?: Integer
  /** `personnel` or `ship`. */
  readonly type?: 'personnel' | 'ship'
  /** A name written out in the text, as in *a Klingon*: a species or an affiliation, as the rules have it. */
  readonly word?: string
  /** An affiliation, printed as its icon. */
  readonly affiliation?: string
  /** Of a personnel. */
  readonly gender?: 'male' | 'female'
  /** A skill, at whatever level. */
  readonly skill?: string
  /** An icon other than that of an affiliation. */
  readonly icon?: string
  /** A keyword. */
  readonly keyword?: string
  /** Class of a ship. */
  readonly class?: string
  /** A title. */
  readonly name?: string
  /** Attributes that must be exceeded: `{ strength: 7 }`. */
  readonly over?: Levels
}

/** A tactic, in its upper part for the battle, in its lower part as a damage marker. */
export interface TacticNumbers {
  /** Its ATTACK bonus. */
  readonly attack: Integer
  /** Its DEFENSE bonus. */
  readonly defense: Integer
  /** What a hit is marked with: `next` = the next card of the side deck, `this` = the tactic itself. */
  readonly hit: readonly ('next' | 'this')[]
  /** What a direct hit is marked with. */
  readonly directHit: readonly ('next' | 'this')[]
  /** What the damaged card is less by: `range`, `weapons`, `shields`, and `hull` per cent. */
  readonly marker: Levels
}

/** One alternative of a mission's requirements; every entry must be met. */
export interface MadeUpRequirement {
  readonly skills?: Levels
  /** Attribute totals that must be exceeded: `{ cunning: 30 }`. */
  readonly over?: Levels
}

/** A plain card that no set contains: printed numbers and words only, and the few texts that these fields say. Absent = the card has none of it. */
export interface MadeUp {
  readonly type: MadeUpType
  readonly title: Title
  /** Affiliations; in no order. */
  readonly affiliations?: readonly string[]
  /** Species. */
  readonly species?: readonly string[]
  /** Of a personnel. */
  readonly gender?: 'male' | 'female' | 'neuter'
  /** Of a personnel. */
  readonly classification?: string
  /** Level by skill name, without the classification. */
  readonly skills?: Levels
  /** Icons, staffing icons of personnel included. */
  readonly icons?: readonly string[]
  /** Keywords. */
  readonly keywords?: readonly string[]
  /** Absent = universal. */
  readonly unique?: boolean
  /** Names carried as persona besides the title. */
  readonly persona?: readonly string[]
  /** Second Edition only. */
  readonly cost?: Integer
  /** Of a personnel. */
  readonly integrity?: Integer
  /** Of a personnel. */
  readonly cunning?: Integer
  /** Of a personnel. */
  readonly strength?: Integer
  /** Of a ship. */
  readonly range?: Integer
  /** Of a ship or facility. */
  readonly weapons?: Integer
  /** Of a ship or facility. */
  readonly shields?: Integer
  /** One staffing icon per entry. Absent or empty = no staffing requirement. */
  readonly staffing?: readonly string[]
  /** Class of a ship or kind of a facility. */
  readonly class?: string
  /** Of a mission or dilemma. */
  readonly kind?: 'planet' | 'space' | 'dual' | 'headquarters'
  /** Of a mission. Absent = alpha. */
  readonly quadrant?: 'alpha' | 'beta' | 'gamma' | 'delta' | 'mirror' | 'time'
  /** Of a mission. */
  readonly region?: string
  /** Of a mission. */
  readonly span?: Integer
  /** Of a mission. */
  readonly points?: Integer
  /** Affiliations that may attempt the mission; `any` for all. */
  readonly attemptedBy?: readonly string[]
  /** Of a mission or dilemma. Alternatives: one of them must be met entirely. Absent = nothing is required. */
  readonly requires?: readonly MadeUpRequirement[]
  /** Of an event, interrupt or objective: what its player must command to play it; every entry. */
  readonly needs?: readonly MadeUpNeed[]
  /** Of a tactic: its numbers. */
  readonly tactic?: TacticNumbers
}

/** What a player announces when starting an action. Which fields belong to which kind stands in docs/protocol.md, section 4. */
export interface Act {
  readonly kind: ActKind
  /** The card that acts, is played or is attempted. */
  readonly card?: Id
  /** Those who act together. A set: the order means nothing. */
  readonly cards?: readonly Id[]
  /** Destination. */
  readonly to?: Where
  /** The crew or Away Team at that place. */
  readonly from?: Where
  /** What is aimed at. */
  readonly targets?: readonly Id[]
  /** How many cards to draw. Absent = 1. */
  readonly count?: number
  /** What to end. */
  readonly of?: Phase | 'turn'
  /** The card that allows it. */
  readonly using?: Id
  /** Which of the card's texts, counted from 1 or by name. Absent = it has only one. */
  readonly part?: number | string
  /** What the player names: a skill, an affiliation mode, a species. */
  readonly word?: string
  /** On the spaceline, 0 = the left end. */
  readonly position?: number
}

/** The rules forbid it. */
export interface Refusal {
  readonly stage: RefusalStage
  /** Absent = the engine does not say; required of engines that declare `reasons`. */
  readonly code?: RefusalCode
  /** The cards that stand in the way. */
  readonly cards?: readonly Id[]
  /** The card whose text forbids it. */
  readonly by?: Id
  /** For people, never compared. */
  readonly text?: string
}

/** Something that happened and cannot be read from two boards. */
export interface Event {
  readonly event: EventWord
  /** The cards it happened to. */
  readonly cards?: readonly Id[]
  /** The player it happened to, or who did it. */
  readonly player?: Name
  /** The card that did it. */
  readonly by?: Id
  /** How many points or cards, the number that a player was told, the total (`totalled`), or 2 for a direct hit. */
  readonly count?: Integer
  /** The skill that each of the cards used, for a requirement or for a text that asks for it; which value was totalled (`weapons`, `shields`, `strength`); what the wound is (`stunned`, `mortally-wounded`). */
  readonly word?: string
  /** What each card counted towards the total, as its parts; the card may be one that only adds to it. */
  readonly sums?: {
    readonly [k: string]: readonly Term[]
  }
}

/** A decision that a player, or chance, must make before play goes on. */
export interface Question {
  /** The handle to answer by; the same requests give the same handles. */
  readonly q: string
  /** Who answers; `chance` for randomness. */
  readonly who: Name | 'chance'
  /** For `chance`: the player whose hand draws. Absent = nobody's in particular, or not declared. */
  readonly hand?: Name
  readonly kind: QuestionKind
  /** The card that asks, or whose action is responded to. Absent = the rules ask. */
  readonly by?: Id
  /** What the answer is for, in one word of the engine's. */
  readonly why?: string
  /** For people, never compared. */
  readonly text?: string
  /** The candidates, exactly the eligible ones: cards, players, places or words; for `word`, those of ChoiceWord or of the game itself. */
  readonly of?: readonly string[]
  /** For `assign`: what to spread `of` over. */
  readonly targets?: readonly string[]
  /** Fewest to choose (absent = 1), or the smallest number (absent = no bound). */
  readonly min?: Integer
  /** Most to choose (absent = 1), or the largest number (absent = no bound). */
  readonly max?: Integer
  /** True = declining is an answer. Absent = it is not. */
  readonly pass?: boolean
  /** Every act that the player may start now. Absent = not listed. */
  readonly options?: readonly Act[]
}

/** To `choose`. */
export interface PickAnswer {
  /** Of the candidates in `of`, as many as `min` and `max` allow. */
  readonly pick: readonly string[]
}

/** To `response` and `choose` that allow it. */
export interface PassAnswer {
  /** Declined. */
  readonly pass: true
}

/** To `confirm`. */
export interface YesAnswer {
  /** Whether it is done. */
  readonly yes: boolean
}

/** To `number`. */
export interface NumberAnswer {
  /** From `min` to `max`. */
  readonly number: Integer
}

/** To `word`. */
export interface WordAnswer {
  /** One of `of`, if the decision has them: a ChoiceWord, or a word of the game itself, such as a skill. */
  readonly word: string
}

/** To `order`, first to last. */
export interface OrderAnswer {
  /** All of `of`. */
  readonly order: readonly string[]
}

/** To `order`: as it stands. */
export interface KeepAnswer {
  /** Unchanged. */
  readonly keep: true
}

/** To `assign`: a target for each of `of`. */
export interface AssignAnswer {
  /** Its target by each of `of`. */
  readonly assign: {
    readonly [k: string]: string
  }
}

/** The answer to a decision, in the form that its kind asks for. */
export type Answer =
  | PickAnswer
  | PassAnswer
  | YesAnswer
  | NumberAnswer
  | WordAnswer
  | OrderAnswer
  | KeepAnswer
  | AssignAnswer

/** What the engine would have asked chance, and the answer that it rolled. */
export interface Roll {
  readonly kind: QuestionKind
  /** The card that asks. Absent = the rules ask. */
  readonly by?: Id
  /** The player whose hand draws. Absent = nobody's in particular, or not declared. */
  readonly hand?: Name
  /** What the answer is for, in one word of the engine's. */
  readonly why?: string
  /** The candidates, exactly the eligible ones. */
  readonly of?: readonly string[]
  /** Fewest to choose (absent = 1), or the smallest number (absent = no bound). */
  readonly min?: Integer
  /** Most to choose (absent = 1), or the largest number (absent = no bound). */
  readonly max?: Integer
  readonly answer: Answer
}

/** What an engine declares, and in the same shape what a scenario needs. Absent lists are empty, absent flags false. */
export interface Can {
  /** Ids of the rulesets that the engine enforces or asks to be compared with. */
  readonly rulesets?: readonly string[]
  /** Players who can act. Absent = 2. */
  readonly seats?: number
  /** Phases that it can arrange and show. */
  readonly phases?: readonly Phase[]
  /** Places that it can arrange and show. */
  readonly places?: readonly Place[]
  /** Conditions that it can arrange and show. */
  readonly conditions?: readonly ConditionWord[]
  /** Counts that it can arrange and show. */
  readonly counts?: readonly CountWord[]
  /** Kinds of act that it can carry out. */
  readonly actions?: readonly ActKind[]
  /** Kinds of decision that it asks for. */
  readonly decisions?: readonly QuestionKind[]
  /** Optional fields that it reads and shows. */
  readonly fields?: readonly FieldWord[]
  /** Of abilities that divide, the parts that it has. Absent = all of them. */
  readonly parts?: readonly AbilityPart[]
  /** Types of made-up cards that it accepts. */
  readonly madeUp?: readonly MadeUpType[]
  /** Values that it can report. */
  readonly values?: readonly ValueWord[]
  /** Facts that it can report. */
  readonly facts?: readonly FactWord[]
  /** Events that it can report. */
  readonly events?: readonly EventWord[]
  /** `by-play`: only the start of a game can be arranged, and other boards are reached by acting. Absent = any board. */
  readonly boards?: 'any' | 'by-play'
  /** Randomness is asked, not rolled. */
  readonly chance?: boolean
  /** Randomness is rolled by the engine, which tells what came. */
  readonly rolls?: boolean
  /** Refusals carry a code. */
  readonly reasons?: boolean
  /** Pending decisions list the possible acts. */
  readonly options?: boolean
  /** Dry runs. */
  readonly try?: boolean
  /** The board as one player may see it. */
  readonly views?: boolean
  /** Replies name the rulings that decided. */
  readonly rulings?: boolean
}

/** The request could not be served. After it the engine's state is undefined. */
export interface ErrorReply {
  readonly code: ErrorCode
  /** For people: what could not be served. */
  readonly message: string
  /** Where the author works on it; reports link there from the case. */
  readonly issue?: string
}

/** A printed card, as far as it takes to tell it from its namesakes. Absent = the card has none of it, or it is not known. */
export interface PrintedCard {
  /** As in `titles`. */
  readonly title: Title
  /** The title as the card has it, where `title` adds the version to it. */
  readonly name?: string
  /** What `title` adds to `name`. */
  readonly version?: string
  /** Other spellings under which documents know the card. */
  readonly aliases?: readonly string[]
  /** The set of the first printing: its code in the players' file of cards; in Second Edition the beginning of the collector's number. */
  readonly set?: string
  /** The kind of card. */
  readonly type:
    | 'personnel'
    | 'ship'
    | 'facility'
    | 'equipment'
    | 'mission'
    | 'dilemma'
    | 'event'
    | 'interrupt'
    | 'artifact'
    | 'objective'
    | 'incident'
    | 'doorway'
    | 'site'
    | 'time location'
    | 'tactic'
    | 'tribble'
  /** False = universal. */
  readonly unique?: boolean
  /** Affiliations; in no order. */
  readonly affiliations?: readonly string[]
  /** Species. */
  readonly species?: readonly string[]
  /** Of a personnel. */
  readonly classification?: string
  /** Names carried as persona besides the title. */
  readonly persona?: readonly string[]
  /** Of a personnel: the skills in its box, each with its multiplier; sentences are left out. */
  readonly skills?: {
    readonly [k: string]: number
  }
  /** Icons, as in `values`. */
  readonly icons?: readonly string[]
  /** Class of a ship or kind of a facility. */
  readonly class?: string
  /** Second Edition only. */
  readonly cost?: Integer
  /** Of a personnel. */
  readonly integrity?: Integer
  /** Of a personnel. */
  readonly cunning?: Integer
  /** Of a personnel. */
  readonly strength?: Integer
  /** Of a ship. */
  readonly range?: Integer
  /** Of a ship or facility. */
  readonly weapons?: Integer
  /** Of a ship or facility. */
  readonly shields?: Integer
  /** Of a mission or dilemma. */
  readonly kind?: 'planet' | 'space' | 'dual' | 'headquarters'
  /** Of a mission. */
  readonly quadrant?: 'alpha' | 'beta' | 'gamma' | 'delta' | 'mirror' | 'time'
  /** Of a mission. */
  readonly span?: Integer
  /** What it is worth. */
  readonly points?: Integer
}

/** The first request. An engine ignores fields of it that it does not know. */
export interface Hello {
  /** Counts up within a run; the reply repeats it. */
  readonly id: number
  /** The verb. */
  readonly do: 'hello'
  /** Every version that the runner speaks. */
  readonly protocols: readonly string[]
  /** The runner checks every message against the schemas. Absent = it does not. */
  readonly strict?: boolean
  /** What is printed on the cards of `titles`, by which namesakes and versions can be told apart. */
  readonly cards?: readonly PrintedCard[]
  /** Every title that the chosen scenarios use, made-up cards left out. */
  readonly titles: readonly Title[]
  /** Those of `titles` that no set contains: cards that a document supposes. Nobody has them who did not add them by hand. Absent = none. */
  readonly supposed?: readonly Supposed[]
}

/** A card that no set contains, with what it takes to add it by hand. */
export interface Supposed {
  readonly title: Title
  /** What the card does, in plain words. */
  readonly says: string
  /** What it is printed with besides: type, affiliations, skills, numbers, spelled as a made-up card has them. */
  readonly printed: {
    readonly [k: string]: unknown
  }
}

/** Who the engine is and what it can do. */
export interface HelloResult {
  /** The one version to speak, out of those offered. */
  readonly protocol: string
  readonly engine: EngineInfo
  /** What it can do; a scenario that needs more is not played. */
  readonly can: Can
  /** The titles that the engine does not have. Absent = it has them all. */
  readonly unknownTitles?: readonly Title[]
  /** Ids of customs that it does not play; cases that rest on one are not applicable. Absent = it plays them all. */
  readonly declines?: readonly string[]
}

/** How the engine presents itself in reports. */
export interface EngineInfo {
  /** For the report. */
  readonly name: string
  /** For the report. */
  readonly version: string
  /** For the report. */
  readonly language?: string
  /** What it really plays, where that is not one of its rulesets. */
  readonly plays?: string
  /** Where its code is; reports link there. */
  readonly source?: string
  /** Where its faults are reported; reports link there from each failure. */
  readonly issues?: string
}

/** Start afresh from exactly this position. */
export interface ArrangeRequest {
  /** Counts up within a run; the reply repeats it. */
  readonly id: number
  /** The verb. */
  readonly do: 'arrange'
  /** Every card of the game, and nothing else. */
  readonly board: Board
}

/** The position stands. */
export interface ArrangeResult {
  /** Every decision to be made. */
  readonly pending: readonly Question[]
}

/** A player starts an action. */
export interface ActRequest {
  /** Counts up within a run; the reply repeats it. */
  readonly id: number
  /** The verb. */
  readonly do: 'act'
  /** The player who acts, whoever's turn it is. */
  readonly as: Name
  /** What is announced. */
  readonly act: Act
  /** True = only say whether it could be started. Absent = do it. */
  readonly try?: boolean
}

/** A player, or chance, makes a pending decision. */
export interface AnswerRequest {
  /** Counts up within a run; the reply repeats it. */
  readonly id: number
  /** The verb. */
  readonly do: 'answer'
  /** The handle of the decision. */
  readonly q: string
  /** Who answers: the decision's `who`. */
  readonly as: string
  /** In the form that the kind of the decision asks for. */
  readonly answer: Answer
}

/** What came of an act or an answer. */
export interface ActResult {
  /** `done`: begun and carried on until it ended or a decision is pending; `allowed`: a dry run that could be started. */
  readonly outcome: 'done' | 'refused' | 'allowed'
  /** Present if and only if refused. */
  readonly refusal?: Refusal
  /** Every decision to be made; empty only when the game is over. */
  readonly pending: readonly Question[]
  /** In order. Absent = none to tell. */
  readonly events?: readonly Event[]
  /** Randomness that the engine rolled itself, in order. Absent = none. */
  readonly rolls?: readonly Roll[]
  readonly rulings?: Rulings
}

/** Show the position; nothing changes. */
export interface ObserveRequest {
  /** Counts up within a run; the reply repeats it. */
  readonly id: number
  /** The verb. */
  readonly do: 'observe'
  /** Only what this player may know. Absent = everything. */
  readonly as?: Name
  /** Cards whose values are wanted. Absent = none. */
  readonly values?: readonly Id[]
  /** Questions of fact. Absent = none. */
  readonly facts?: readonly FactQuestion[]
}

/** One relation, asked about titles or about cards on the board. */
export interface FactQuestion {
  readonly fact: FactWord
  /** Titles that are asked about; the cards need not be on the board. */
  readonly titles?: readonly Title[]
  /** Cards on the board that are asked about. */
  readonly cards?: readonly Id[]
  /** The deck that is asked about (`legal-deck`). */
  readonly deck?: readonly DeckLine[]
  /** For `legal-deck`: the deck that the player has registered before. Absent = none. */
  readonly registered?: readonly DeckLine[]
  /** The player who is asked about (`playing`). */
  readonly player?: Name
  /** What is asked for: a species, a skill, a name in lore, an affiliation or faction. */
  readonly word?: string
}

/** So many copies of a card in one part of a deck. */
export interface DeckLine {
  /** The part by its name: `seed deck` (what is counted), `missions`, `sites` (those that seed for free), `draw deck`, `Q-Continuum`, `Q's Tent`, `Battle Bridge`, `Tribbles`; any other name is that of a pile that a player wants to bring besides. */
  readonly part: string
  /** The card. */
  readonly title: Title
  /** How many copies. */
  readonly count: number
}

/** Yes or no, a number, a word, or a list of words. */
export type FactAnswer = boolean | number | string | readonly string[]

/** What counts for one card, modifiers included. Absent = the card has none of it, or the word is not declared. */
export interface Values {
  /** INTEGRITY. */
  readonly integrity?: number
  /** CUNNING. */
  readonly cunning?: number
  /** STRENGTH. */
  readonly strength?: number
  /** RANGE. */
  readonly range?: number
  /** WEAPONS. */
  readonly weapons?: number
  /** SHIELDS. */
  readonly shields?: number
  /** Cost (Second Edition). */
  readonly cost?: number
  /** Points. */
  readonly points?: number
  /** Span of a mission. */
  readonly span?: number
  readonly skills?: Levels
  /** The entries in their order. `skill` is `special` for a skill that is a sentence, `none` for the blank that a lost one leaves. */
  readonly 'skills-box'?: readonly SkillEntry[]
  /** Skill dots. */
  readonly dots?: number
  /** Classification. */
  readonly classification?: string
  /** A set. */
  readonly affiliations?: readonly string[]
  /** A set. */
  readonly species?: readonly string[]
  /** A set. */
  readonly icons?: readonly string[]
  /** A set. */
  readonly keywords?: readonly string[]
}
/** One skill in a skills box. */
export interface SkillEntry {
  readonly skill: string
  /** Its multiplier: 0.5 = one half, 0 = a blank; what is taken away is negative. */
  readonly level: number
}

/** One part of a value: what is printed, or a change by a card. */
export interface Term {
  /** What is printed. */
  readonly printed?: number
  /** Is added. */
  readonly add?: number
  /** Is multiplied with. */
  readonly multiply?: number
  /** Stands in the place of everything before. */
  readonly set?: number
  /** The skill whose level it is. */
  readonly skill?: string
  /** The card that makes the change. */
  readonly by?: string
  /** The permanent id of the ruling by which it does. */
  readonly ruling?: string
}

/** The position as it stands. */
export interface Observation {
  readonly board: Board
  /** Every decision to be made. */
  readonly pending: readonly Question[]
  /** By card id, for the cards asked for. */
  readonly values?: {
    readonly [k: string]: Values
  }
  /** By card id and value, what made it up, in the order in which it was reckoned, for values that are not as printed. For readers; nothing is judged by it. */
  readonly sums?: {
    readonly [k: string]: {
      readonly [k: string]: readonly Term[]
    }
  }
  /** One answer per question, in the same order. */
  readonly facts?: readonly FactAnswer[]
  /** What decided the values and facts. */
  readonly rulings?: Rulings
}

/** The last request: the engine replies and exits. */
export interface ByeRequest {
  /** Counts up within a run; the reply repeats it. */
  readonly id: number
  /** The verb. */
  readonly do: 'bye'
}

/** Empty. */
export type ByeResult = Readonly<Record<string, never>>

/** Any message from the runner to the engine. */
export type Request = Hello | ArrangeRequest | ActRequest | AnswerRequest | ObserveRequest | ByeRequest

/** What the verb of the request promises. */
export type Result = HelloResult | ArrangeResult | ActResult | Observation | ByeResult

/** The request was served, be it with a refusal. */
export interface SuccessReply {
  /** The id of the request. */
  readonly id: number
  readonly result: Result
}

/** The request was not served. */
export interface FailureReply {
  /** The id of the request; null = it could not be read. */
  readonly id: number | null
  readonly error: ErrorReply
}

/** Any message from the engine to the runner. */
export type Reply = SuccessReply | FailureReply
