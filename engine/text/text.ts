import type { CardType } from '../../cards/facts.ts'
import type { Capability } from '../kernel/capability.ts'
import type { ChangingText } from '../mechanics/dilemmas/change-text.ts'
import type { DilemmaText } from '../mechanics/dilemmas/words.ts'
import type { DisablingDeed } from '../mechanics/disabled/words.ts'
import type { DownloadText } from '../mechanics/downloading/words.ts'
import type { FacilityText } from '../mechanics/facilities/words.ts'
import type { MissionCardText, MissionFilter } from '../mechanics/missions/words.ts'
import type { ShipEffect, ShipFilter } from '../mechanics/movement/words.ts'
import type { PayingText } from '../mechanics/reporting/words.ts'
import type { ObjectiveText } from '../mechanics/scouting/objective-words.ts'
import type { ScoutingFilter, ScoutingText } from '../mechanics/scouting/words.ts'
import type { Pile, SelectionDeed } from '../mechanics/selections/words.ts'
import type { ShowingText } from '../mechanics/showing-cards/words.ts'
import type { CourseDeed } from './course-text.ts'
import type { GroupRequirement } from './group-text.ts'
import type { Standing, TimedText, UseText } from './in-play-text.ts'
import type { LastingText, ModifyDeed, StasisDeed, StopDeed } from './lasting-text.ts'
import type { LineWho } from './line-text.ts'
import type { PersonnelCardText, PersonnelDeed, PersonnelWho, PlaceRequirement } from './personnel-text.ts'
import type { PlayText } from './play-text.ts'

/** A part of a card's text. With a ruling it is what that ruling says of the card, and goes when the ruling is repealed. */
export interface Clause {
  readonly ruling?: string
}

export type Attribute = 'integrity' | 'cunning' | 'strength' | 'range' | 'weapons' | 'shields'

/** What a card must be like. All given features must hold; `name` follows the rulings on names. */
export interface Filter extends MissionFilter, ScoutingFilter, ShipFilter {
  readonly type?: CardType | readonly CardType[]
  readonly name?: string | readonly string[]
  readonly exceptName?: readonly string[]
  readonly is?: string
  readonly isNot?: string
  readonly skill?: string
  readonly classification?: string
  readonly species?: string
  readonly gender?: 'male' | 'female'
  readonly affiliation?: string
  readonly icon?: string
  readonly keyword?: string
  readonly kind?: string
  readonly class?: string
  /** Of the location where it is. */
  readonly region?: string
  /** The spaceline where it is; `time` = at a time location. */
  readonly quadrant?: string
  readonly inSpace?: true
  readonly over?: Readonly<Partial<Record<Attribute, number>>>
  readonly under?: Readonly<Partial<Record<Attribute, number>>>
  /** The number is odd; zero is not. */
  readonly odd?: Attribute
  /** Their sum, compared. */
  readonly sumUnder?: { readonly of: readonly Attribute[]; readonly limit: number }
  /** Whose, as seen by the player who plays or uses the text. */
  readonly whose?: 'yours' | "opponent's"
  readonly cardIn?: 'play' | 'hand' | 'discard'
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
  /** Its owner has no copy of it in play. */
  readonly noCopyInPlay?: true
  /** Lies on the spaceline itself, by the rulings on what that is. */
  readonly onSpaceline?: true
  /** In one place with a card like that. */
  readonly presentWith?: Filter
  /** Its player chose, or named, this word. */
  readonly named?: string
}

/** The cards that a text speaks of. */
export type Who =
  | 'this'
  | 'target'
  | 'host'
  | 'answered'
  | 'facing'
  | 'personnel facing'
  | 'ship'
  | 'mission'
  | 'own team'
  | { readonly chosen: string }
  | { readonly crewOf: Who }
  | { readonly teamsOf: Who }
  | { readonly carriedBy: Who }
  /** The other personnel of the same player present. */
  | { readonly othersWith: Who; readonly where?: Filter }
  | { readonly all: Filter; readonly here?: true }
  | { readonly seedsUnder: Who; readonly where?: Filter }
  | { readonly cardsIn: Pile | readonly Pile[]; readonly of: 'you' | 'opponent' | 'each' }
  | { readonly cardsOn: Who; readonly where?: Filter }
  /** The next cards of the draw deck. */
  | { readonly topOfDeck: number }
  | PersonnelWho
  | LineWho

/** Something that must be there; skills and attributes are added up over those who may contribute. */
export type Requirement =
  | { readonly all: readonly Requirement[] }
  | { readonly any: readonly Requirement[] }
  | { readonly not: Requirement }
  | { readonly skill: string; readonly level?: number }
  | { readonly total: Attribute; readonly over?: number; readonly under?: number }
  | { readonly some: Filter; readonly count?: number }
  /** Different cards, one for each. */
  | { readonly each: readonly Filter[] }
  | { readonly title: string }
  | PlaceRequirement
  | GroupRequirement

export type EffectDeed =
  | SelectionDeed
  | PersonnelDeed
  | StopDeed
  | { readonly do: 'unstop'; readonly who: Who }
  | StasisDeed
  | DisablingDeed
  | ShipEffect
  | CourseDeed
  | { readonly do: 'kill'; readonly who: Who }
  /** `who` are killed, and the other one is not; where there is nobody, nothing is changed. */
  | { readonly do: 'die instead'; readonly who: Who; readonly of: Who }
  | { readonly do: 'discard'; readonly who: Who }
  /** `spares` = not those with cards aboard that meet it. */
  | { readonly do: 'destroy' | 'damage'; readonly who: Who; readonly spares?: Requirement }
  | { readonly do: 'nullify' | 'cure'; readonly who: Who }
  | { readonly do: 'put out of play'; readonly who: Who }
  | { readonly do: 'take into hand'; readonly who: Who }
  | { readonly do: 'restore RANGE' | 'turn over' | 'lay on the table'; readonly who: Who }
  | { readonly do: 'relocate'; readonly who: Who; readonly to: Who }
  | { readonly do: 'place'; readonly who: Who; readonly on: Who }
  /** `box` = this dilemma goes to the bonus point area with them. */
  | { readonly do: 'score'; readonly points: number; readonly box?: true }
  | { readonly do: 'battle'; readonly attackers: Who; readonly attacked: Who }
  | ModifyDeed
  | { readonly do: 'rearrange locations'; readonly by: 'you' | 'opponent' }
  | ({ readonly do: 'download' } & DownloadText)
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'draw no more this turn' }
  | { readonly do: 'shuffle draw deck' | 'shuffle discard pile into draw deck' }

/** One instruction of a card, carried out in the order of the text. */
export type Effect = EffectDeed &
  Clause & {
    readonly if?: Requirement
    readonly unless?: Requirement
    /** Whom the requirement looks at; absent = those who face the dilemma, or the team of the card. */
    readonly among?: Who
  }

export interface CardText
  extends ChangingText,
    FacilityText,
    LastingText,
    MissionCardText,
    PayingText,
    PersonnelCardText,
    ScoutingText,
    ShowingText {
  readonly title: string
  readonly plays?: readonly PlayText[]
  readonly dilemma?: DilemmaText
  readonly objective?: ObjectiveText
  readonly standing?: readonly Standing[]
  readonly timed?: readonly TimedText[]
  readonly uses?: readonly UseText[]
  /** Dilemmas that it nullifies where it is present. */
  readonly nullifies?: Filter
  /** Lets the personnel of one hive share their skills. */
  readonly sharing?: true
  /** Personnel aboard may commandeer it once they have faced the dilemmas beneath it. */
  readonly commandeered?: true
  /** Its countdown runs only with such a card of its controller present. */
  readonly countsDownWith?: Filter
  /** May be seeded face up on the table; what is done at once then. */
  readonly seeds?: { readonly effects?: readonly Effect[] }
  /** Where the card itself may report besides the usual places. */
  readonly reports?: 'anywhere'
  /** Cards whose icon keeps them out of play may enter play while this is open. */
  readonly admits?: Filter
  /** The side deck that is open while this is in play. */
  readonly opens?: 'tent' | 'tribbles' | 'bridge'
  /** Keeps cards beneath it for later. */
  readonly stores?: true
  /** Its player may keep it out of whatever chance selects from. */
  readonly avoidsChance?: true
  /** Lives left after being killed. */
  readonly lives?: number
}
