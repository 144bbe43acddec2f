import type { SideDeck } from '../../questions/draws-and-discards/questions.ts'
import type { Clause, Filter, Like, Who } from '../../text/text.ts'

/** A place that a download may search. */
export type DownloadSource = 'hand' | 'deck' | 'capsule' | 'tent' | 'discard' | 'tribbles' | 'bridge'

/** Where a text says that what is downloaded goes. */
export type DownloadPlace =
  /** Anywhere at the location of the card that allows it. */
  | 'here'
  | 'any location'
  /** Face down on top of the player's own side deck. */
  | { readonly atop: SideDeck }
  /** Anywhere at the location of these. */
  | { readonly at: Who }
  /** These very ships, facilities or sites. */
  | { readonly into: Who }
  /** One of the sites of the station. */
  | { readonly sitesOf: Who; readonly unopposed?: true }
  /** Aboard, or docked at, one of these ships, facilities or sites. */
  | { readonly aboard: Filter }
  /** Where the player has such a card present. */
  | { readonly with: Filter }

/** What a text downloads, from where, and to where. */
export interface DownloadText extends Like {
  /** Who could be a matching commander of what the card is played on. */
  readonly commands?: true
  /** Says that it suspends play. */
  readonly suspends?: true
  /** Absent = where the card could go by the usual rules. */
  readonly to?: DownloadPlace
  /** Up to so many, or as many as these are; one if absent. */
  readonly upTo?: number | { readonly each: Who }
  /** Any number of personnel, as long as they have no more skill dots together. @alone, for no other card in the library counts what it fetches by dots */
  readonly dots?: Clause & { readonly upTo: number }
  /** They are the crew of a ship that has come with them. */
  readonly asCrew?: true
  /** No two copies of one card. */
  readonly different?: true
  /** Cards of its title fetch one of each affiliation, or of each title, for a player, in the whole game. */
  readonly onePer?: Clause & { readonly what: 'affiliation' | 'title' }
  /** Places to be searched in place of the usual ones, or besides them. */
  readonly from?: { readonly only?: readonly DownloadSource[]; readonly also?: readonly DownloadSource[] }
  /** The card goes to hand: always, or as its player likes. */
  readonly toHand?: 'must' | 'may'
  readonly may?: true
  /** The name under which the rest of the text finds what was downloaded. */
  readonly called?: string
  /** The text speaks of downloading artifacts. */
  readonly artifacts?: true
  /** Personnel and ships only where their affiliation is that of the facility or ship. */
  readonly matching?: Clause
  /** What is downloaded is seeded there, unseen. */
  readonly seeds?: true
  /** By a special download icon. */
  readonly special?: true
  /** Demands of building that the text sets aside. */
  readonly waives?: readonly (Clause & { readonly demand: 'matching affiliation' | 'no homeworld' })[]
}

export interface AddedCardText {
  /** The side deck that is open while this is in play. */
  readonly opens?: SideDeck
}

export interface AddedEffectWords {
  download: DownloadText
}

export interface AddedDeedKinds {
  /** `contents` and `cards` = what was where then; `places` = what was searched. */
  'download failed': true
  downloaded: true
  'downloaded and seeded': true
}
