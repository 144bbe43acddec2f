import type { DownloadSource, DownloadText } from '../../cards/download-text.ts'
import type { CardId, PlayerName } from '../../state/state.ts'

/** One download, as rules see it. */
export interface Download {
  readonly player: PlayerName
  /** The card that allows it. */
  readonly by: CardId
  readonly text: DownloadText
  readonly inPlaceOf?: 'card draw' | 'card play'
}

/** What became of a player's sources since a download failed; `any` = something was put there or taken from there. */
export interface Changes {
  readonly deckRenewed: boolean
  readonly tentReopened: boolean
  readonly any: boolean
}

/** What reporting asks for, apart from the text of the card itself. */
export type ReportingDemand =
  /** The place that the text states, and no other. */
  | 'stated place'
  /** A place to which the card could report without a download. */
  | 'usual place'
  | 'native quadrant of the card'
  | 'native quadrant of the facility'
  /** A doorway that lets the card enter play. */
  | 'doorway'
  | 'compatible with the place'
  | 'compatible with those there'

/** What building a facility asks for. */
export type BuildingDemand = 'no homeworld' | 'matching affiliation' | 'no other facility' | 'text'

/** The questions about downloads. */
export interface DownloadQuestions {
  /** May the place be searched? `named` = by the text. By default it may not. */
  'may be searched': {
    about: { download: Download; source: DownloadSource; named: boolean; open: boolean }
    answer: boolean
  }
  /** Is every place searched that may be? By default it is. */
  'searches all places': { about: { download: Download }; answer: boolean }
  /** Must the player say before he searches what he is looking for? By default not. */
  'names the target first': { about: { download: Download }; answer: boolean }
  /** May a text that fits the card fetch it? By default it may. */
  'may be fetched': { about: { card: CardId; download: Download }; answer: boolean }
  /** Is the card shown to the opponent? By default it is not. */
  'is shown when downloaded': { about: { card: CardId; download: Download }; answer: boolean }
  /** May or must the player take the card into his hand? By default it is played. */
  'goes to hand': { about: { card: CardId; download: Download }; answer: 'no' | 'may' | 'must' }
  /** Is a card that cannot be played fetched all the same, and kept? By default not. */
  'is kept unplayable': { about: { card: CardId; download: Download }; answer: boolean }
  /** Must the card satisfy what playing it asks for? By default it must. */
  'obeys requirements': { about: { card: CardId; download: Download }; answer: boolean }
  /** Is it the card play of the turn? By default not. */
  'counts as the card play': { about: { download: Download }; answer: boolean }
  /** Is it a draw? By default not. */
  'counts as a draw': { about: { download: Download }; answer: boolean }
  /** From where the card counts as played; by default from hand. */
  'counts as played from': { about: { card: CardId; found: string }; answer: string }
  /** May a draw be turned into this download again in the same turn? By default it may. */
  'may repeat': { about: { download: Download }; answer: boolean }
  /** May the player decline? By default he may not. */
  'may decline': { about: { download: Download }; answer: boolean }
  /** Is what can be done of a demanded group done, when something cannot? By default it is not. */
  'is done in part': { about: { download: Download }; answer: boolean }
  /** Is what was paid given back for an invalid download? By default it is not. */
  'is paid back': { about: { download: Download }; answer: boolean }
  /** May a download be tried anew after it failed? `since` = what became of the sources. By default it may. */
  'may be tried again': {
    about: { download: Download; since: Changes }
    answer: boolean
  }
  /** Is the pile, which was looked through, shuffled? By default it is not. */
  'must be reshuffled': { about: { pile: string; player: PlayerName }; answer: boolean }
  /** Must all cards of one download go to one destination? By default not. */
  'goes together': { about: { download: Download }; answer: boolean }
  /** May it interrupt what is in progress? By default it may not. */
  'suspends play': { about: { download: Download }; answer: boolean }
  /** Is this demanded of reporting what is downloaded? `stated` = the text states a place. By default it is not. */
  'demanded of reporting': {
    about: { demand: ReportingDemand; card: CardId; download: Download; stated: boolean }
    answer: boolean
  }
  /** Is a facility that is downloaded built, with all that this asks for? By default it is. */
  'is built': { about: { card: CardId; download: Download }; answer: boolean }
  /** Is this demanded of a facility that is downloaded? By default it is not. */
  'demanded of building': {
    about: { demand: BuildingDemand; card: CardId; download: Download; built: boolean }
    answer: boolean
  }
  /** Does what is downloaded and seeded lie so that it is met next? By default it is met last. */
  'is seeded last': { about: { card: CardId; download: Download }; answer: boolean }
  /** May a card that is seeded on the table be downloaded onto it? By default it may not. */
  'goes on the table': { about: { card: CardId; download: Download }; answer: boolean }
  /** May the card play be given up again for this card, after it was for the earlier one? By default it may not. */
  'may be given up again': { about: { player: PlayerName; by: CardId; earlier: CardId }; answer: boolean }
  /** Does the player lose who downloads and seeds this card, unseen? By default not, and he cannot take what the text does not fit. */
  'loses by seeding it': { about: { card: CardId; download: Download }; answer: boolean }
  /** Does what is downloaded in the middle of an attempt take part in it? By default it does. */
  'joins the attempt': { about: { card: CardId; download: Download }; answer: boolean }
  /** May a card with hidden agenda be activated as part of its download? By default it may not. */
  'is activated at once': { about: { card: CardId; download: Download }; answer: boolean }
  /** May the player look through the other one's cards there? By default he may not. */
  'may look through': { about: { player: PlayerName; place: string; holder: string }; answer: boolean }
}
