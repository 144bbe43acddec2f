import type { CardType } from '../../cards/facts.ts'
import type { ChoiceWord } from '../../protocol/types.ts'
import type { Condition, DeedKind, Modifiable } from '../board/state.ts'
import type { Capability } from '../kernel/capability.ts'
import type { Standing, TimedText, UseText } from './in-play-text.ts'
import type { Attribute, Lying, Measured, Modification, Pile } from './plain-words.ts'
import type { PlayText } from './play-text.ts'

/** A part of a card's text. With a ruling it is what that ruling says of the card, and goes when the ruling is repealed. */
export interface Clause {
  readonly ruling?: string
}

/** What is done, in the order of the text. */
export interface Doing {
  readonly effects: readonly Effect[]
}

/** What must be there. */
export interface Needing {
  readonly needs: Requirement
}

/** Which cards it speaks of. */
export interface Like {
  readonly where: Filter
}

/** Where what it speaks of must be. */
export interface Local {
  /** Only what is where the card is. */
  readonly here?: true
}

/**
 * What a card must be like. All given features must hold; `name` follows the rulings on names. Rooms add features.
 * What is printed on cards (skill, species, icon, …) is spelled as the card facts spell it; the icon `infiltration` is any of that kind.
 */
export interface Filter {
  readonly type?: CardType | readonly CardType[]
  readonly name?: string | readonly string[]
  readonly is?: Condition
  readonly skill?: string
  readonly classification?: string
  readonly species?: string
  readonly gender?: 'male' | 'female'
  readonly affiliation?: string
  readonly icon?: string
  readonly keyword?: string
  readonly kind?: string
  /** `except` = a class that does not count for it. */
  readonly class?: string | { readonly name: string; readonly except: string }
  readonly over?: Readonly<Partial<Record<Measured, number>>>
  readonly under?: Readonly<Partial<Record<Measured, number>>>
  /** Its owner has another copy of it in play. */
  readonly copyInPlay?: boolean
  /** Their sum, compared. */
  readonly sumUnder?: { readonly of: readonly Attribute[]; readonly limit: number }
  /** Whose, as seen by the player who plays or uses the text. */
  readonly whose?: 'yours' | "opponent's"
  /** Where it lies; a `spaceline location` is one that takes what is played on such locations. */
  readonly cardIn?: Lying
  readonly any?: readonly Filter[]
  readonly not?: Filter
  /** What its statuses must leave to it. */
  readonly may?: Capability
  /** Under the influence of a card of this name: it lies there, or is being met. */
  readonly bearing?: string
  readonly otherThan?: Who
  /** At least so many levels of each. */
  readonly skills?: Readonly<Record<string, number>>
  /** False = universal. */
  readonly unique?: boolean
  /** In one place with a card like that. */
  readonly presentWith?: Filter
}

/** Words that stand for cards; rooms add theirs. */
export interface SelectorNames {
  this: true
  target: true
  host: true
  answered: true
  facing: true
  'personnel facing': true
  ship: true
  mission: true
  'own team': true
}

/** The other ways to say which cards, each found by its first key; rooms add theirs. */
export interface SelectorForms {
  chosen: { readonly chosen: string }
  crewOf: { readonly crewOf: Who }
  teamsOf: { readonly teamsOf: Who }
  carriedBy: { readonly carriedBy: Who }
  /** The other personnel of the same player present. */
  othersWith: { readonly othersWith: Who; readonly where?: Filter }
  all: { readonly all: Filter; readonly here?: true }
  /** `bottom` = the lowest of them alone. */
  seedsUnder: { readonly seedsUnder: Who; readonly where?: Filter; readonly bottom?: true }
  cardsIn: { readonly cardsIn: Pile | readonly Pile[]; readonly of: 'you' | 'opponent' | 'each' }
  cardsOn: { readonly cardsOn: Who; readonly where?: Filter }
  /** The next cards of the draw deck. */
  topOfDeck: { readonly topOfDeck: number; readonly of?: 'opponent' }
  these: Partial<Like> & { readonly these: Who; readonly without?: Who }
  /** Cards on the planet, aboard the ship or facility, or in the site. */
  presentAt: { readonly presentAt: Who; readonly where: Filter }
  /** Cards in the battle or among those beamed that is answered. */
  involved: { readonly involved: Filter }
}

/** The cards that a text speaks of. */
export type Who = keyof SelectorNames | SelectorForms[keyof SelectorForms]

/** What may be required, each found by its first key; rooms add theirs. */
export interface RequirementForms {
  all: { readonly all: readonly Requirement[] }
  any: { readonly any: readonly Requirement[] }
  not: { readonly not: Requirement }
  /** `onOne` = the levels must be on one and the same personnel. */
  skill: { readonly skill: string; readonly level?: number; readonly onOne?: true }
  /** Over everybody, or over so many of them, whichever they are; several attributes are added up; `perHead` = for every one of them. */
  total: {
    readonly total: Attribute | readonly Attribute[]
    readonly over?: number
    readonly under?: number
    readonly upTo?: number
    readonly perHead?: true
  }
  some: { readonly some: Filter; readonly count?: number }
  /** Different cards, one for each. */
  each: { readonly each: readonly Filter[] }
  title: { readonly title: string }
  /** A card at the location like that. */
  here: { readonly here: Filter }
}

/** Something that must be there; skills and attributes are added up over those who may contribute. */
export type Requirement = RequirementForms[keyof RequirementForms]

/** Words of instructions, each with what it says; rooms declare theirs, and the handlers beside them. */
export interface EffectWords {
  /** The card keeps the word that was chosen; `several` = so many, with the clause different ones, carried out in the order of the text. */
  choose: {
    readonly by: 'you' | 'opponent'
    readonly several?: { readonly count: number; readonly different: Clause }
    readonly options: readonly {
      readonly word: ChoiceWord
      readonly needs?: Requirement
      readonly effects: readonly Effect[]
    }[]
  }
  /** The other player carries these out as the one whom their text means; or one whom the player chooses; or each, the player first. */
  'as player': Doing & { readonly which: 'opponent' | 'either' | 'each' }
  discard: { readonly who: Who }
  /** The history has it that the player did this by the card: the law and other texts look it up. */
  record: { readonly deed: DeedKind }
  'take into hand': { readonly who: Who }
  /** On another card; with `to`, onto a pile or the table, beneath the card `on`, or into space at that location. */
  place: {
    readonly who: Who
    readonly on?: Who
    readonly to?: 'draw deck' | 'bottom of the draw deck' | 'table' | 'out of play' | 'space' | 'beneath'
  }
  impose: { readonly who: Who; readonly condition: Condition; readonly lasting?: true }
  /** Changes a number until the end of the turn, or for as long as the text says, or for good; `lasting` = for as long as this card is in play; `once` = not cumulative, by this clause. */
  modify: Modification & { readonly who: Who; readonly attribute: keyof Modifiable; readonly once?: Clause }
}

export type EffectDeed = { [Word in keyof EffectWords]: { readonly do: Word } & EffectWords[Word] }[keyof EffectWords]

/** What one word says, with what every instruction may say. */
export type EffectOf<Word extends keyof EffectWords> = Extract<Effect, { readonly do: Word }>

/** One instruction of a card, carried out in the order of the text. */
export type Effect = EffectDeed &
  Clause & {
    readonly if?: Requirement
    readonly unless?: Requirement
    /** Whom the requirement looks at; absent = those who face the dilemma, or the team of the card. */
    readonly among?: Who
  }

/** What the law holds the text of a card to be; rooms add what they read in it. */
export interface CardText {
  readonly title: string
  readonly plays?: readonly PlayText[]
  readonly standing?: readonly Standing[]
  readonly timed?: readonly TimedText[]
  readonly uses?: readonly UseText[]
}
