import type { Lore } from './lore.ts'

/** The kinds of card that the suite knows; a mission is one location of a spaceline. */
export const cardTypes = [
  'personnel',
  'ship',
  'facility',
  'equipment',
  'mission',
  'dilemma',
  'event',
  'interrupt',
  'artifact',
  'objective',
  'incident',
  'doorway',
  'site',
  'time location',
  'tactic',
  'tribble',
] as const

export type CardType = (typeof cardTypes)[number]

/** A card with a cost is one of Second Edition. */
export type Edition = 'first' | 'second'

export const editionOfCard = ({ cost }: Pick<CardFacts, 'cost'>): Edition => (cost === undefined ? 'first' : 'second')

/** What a card is printed with, apart from its game text. Absent = the card has none of it. */
export interface CardFacts {
  readonly title: string
  /** Other spellings under which documents know the card. */
  readonly aliases?: readonly string[]
  readonly type: CardType
  /** False for universal cards; personnel, ships, facilities, missions and sites only. */
  readonly unique?: boolean
  readonly affiliations?: readonly string[]
  /** The species printed below the image of a Second Edition card; of others it is derived from `icons`, `lore` and `looks`. */
  readonly species?: readonly string[]
  /** What the image shows: of a personnel, its species. */
  readonly looks?: readonly string[]
  readonly lore?: Lore
  readonly gender?: 'male' | 'female' | 'neuter'
  readonly classification?: string
  /** Level by skill name: `{ Diplomacy: 2 }`. The classification is not repeated here unless it is printed as a skill. */
  readonly skills?: Readonly<Record<string, number>>
  /** Skill dots, where it is not one for each skill. */
  readonly dots?: number
  readonly icons?: readonly string[]
  /** Personnel or ship: the series or film whose logo it bears, of those to which texts refer. */
  readonly logo?: 'next generation' | 'generations'
  readonly keywords?: readonly string[]
  /** Ship: its systems that are printed as a phrase of a few words, such as `Tractor Beam`. */
  readonly systems?: readonly string[]
  /** Ship: what else stands on it that is no phrase for a system, in a few words, and how it stands there. */
  readonly besides?: Readonly<Record<string, 'sentence' | 'named in a sentence' | 'special download'>>
  /** Names that the card carries as persona besides its own title. */
  readonly persona?: readonly string[]
  /** Titles of other characters that a document says it is, although the card does not carry their names. */
  readonly identity?: readonly string[]
  /** First printing, as the start of an ISO date; for a card younger than a document that it must not be read into. */
  readonly printed?: string
  /** The title as a document corrects it, where it was misprinted. */
  readonly correctedTitle?: string
  readonly integrity?: number
  readonly cunning?: number
  readonly strength?: number
  readonly range?: number
  readonly weapons?: number
  readonly shields?: number
  /** One staffing icon per entry: `[command, staff, staff]`; an empty list = no staffing requirement. */
  readonly staffing?: readonly string[]
  readonly class?: string
  /** Site: the part of its station to which it belongs. */
  readonly module?: 'Ops Module' | 'Promenade' | 'Habitat Ring' | 'Docking Ring'
  readonly tactic?: TacticFacts
  /** Second Edition only: what a player uses of its text is an order, and says so. */
  readonly order?: true
  /** Second Edition only: what the card costs to play. */
  readonly cost?: number
  /** Mission or dilemma: where it may be met. */
  readonly kind?: 'planet' | 'space' | 'dual' | 'headquarters'
  readonly quadrant?: 'alpha' | 'beta' | 'gamma' | 'delta' | 'mirror' | 'time'
  readonly region?: string
  readonly span?: number
  readonly points?: number
  /** Mission: affiliation icons of those who may attempt it; `any` for all. */
  readonly attemptedBy?: readonly string[]
  /** Mission: every entry of one alternative must be met. */
  readonly requires?: readonly MissionRequirement[]
  /** Mission or time location: where it is, as its lore begins: regions and place, the widest first. */
  readonly location?: readonly string[]
  /** Mission: what differs on the end that faces the other player; nobody in `attemptedBy`, or no points, where it has none. */
  readonly otherEnd?: Pick<CardFacts, 'attemptedBy' | 'requires' | 'points' | 'span'>
  /** Titles of the cards that the lore names, as an export of a card database has them; our own cards have `lore`. */
  readonly namesInLore?: readonly string[]
  /** Ship: titles of its matching commanders, as such an export has them. */
  readonly matchingCommanders?: readonly string[]
  /** What is printed for one of its affiliations alone, in use of which it counts. */
  readonly modes?: Readonly<
    Record<string, Pick<CardFacts, 'skills' | 'classification' | 'integrity' | 'cunning' | 'strength'>>
  >
  /** Dual-personnel card: the individuals on it, each with facts of its own. */
  readonly individuals?: readonly Partial<CardFacts>[]
  /** Printed in no set: a card that a document supposes in an example. */
  readonly supposed?: true
  /** What a supposed card does, in plain words; every one of them has this, and no other card. */
  readonly says?: string
}

/** A tactic, in its upper part for the battle, in its lower part as a damage marker. */
export interface TacticFacts {
  /** Its bonuses in the battle. */
  readonly attack: number
  readonly defense: number
  /** What a hit is marked with: the next card of the side deck, or the tactic itself. */
  readonly hit: readonly MarkerSymbol[]
  readonly directHit: readonly MarkerSymbol[]
  /** What the damaged card is less by, HULL per cent. */
  readonly marker: Readonly<Partial<Record<'range' | 'weapons' | 'shields' | 'hull', number>>>
}

/** `next` = the next card of the side deck becomes a damage marker, `this` = the tactic itself does. */
export type MarkerSymbol = 'next' | 'this'

/** One alternative of a mission's requirements. */
export interface MissionRequirement {
  readonly skills?: Readonly<Record<string, number>>
  /** Attribute total that must be exceeded: `{ cunning: 30 }`. */
  readonly over?: Readonly<Record<string, number>>
  readonly under?: Readonly<Record<string, number>>
  readonly cards?: readonly string[]
  readonly species?: Readonly<Record<string, number>>
  /** Cards of these kinds. */
  readonly some?: readonly CardsOfAKind[]
  /** No card of any of these kinds. */
  readonly without?: readonly CardsOfAKind[]
}

/** Cards that have everything that is said of them; one of them where no count is given. */
export interface CardsOfAKind {
  readonly count?: number
  readonly type?: CardType
  readonly affiliation?: string
  readonly species?: string
  readonly gender?: 'male' | 'female'
  readonly skill?: string
  readonly icon?: string
  readonly keyword?: string
  /** False = universal. */
  readonly unique?: boolean
  /** Personnel who may lead. */
  readonly leader?: true
}
