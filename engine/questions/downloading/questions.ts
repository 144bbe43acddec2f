import type { Place } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import type { DownloadSource, DownloadText } from '../../mechanics/downloading/words.ts'
import type { PlacingDemand } from '../locations/questions.ts'
import type { Suspension } from '../suspends-play/questions.ts'

/** One download, as rules see it. */
export interface Download {
  readonly player: PlayerName
  /** The card that allows it. */
  readonly by: CardId
  readonly text: DownloadText
  /** What the card that allows it is played on. */
  readonly targets?: readonly CardId[]
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
export type BuildingDemand = PlacingDemand | 'text'

/** May the place be searched? `named` = by the text. */
export const mayBeSearched = question<
  { download: Download; source: DownloadSource; named: boolean; open: boolean },
  boolean
>()('may be searched', false)

/** May a text that fits the card fetch it? */
export const mayBeFetched = question<{ card: CardId; download: Download }, boolean>()('may be fetched', true)

/** Is the card shown to the opponent? */
export const isShownWhenDownloaded = question<{ card: CardId; download: Download }, boolean>()(
  'is shown when downloaded',
  false,
)

/** May or must the player take the card into his hand? */
export const goesToHand = question<{ card: CardId; download: Download }, 'no' | 'may' | 'must'>()('goes to hand', 'no')

/** Is it the card play of the turn? */
export const countsAsTheCardPlay = flag<{ download: Download }>()('counts as the card play')

/** Is it a draw? */
export const countsAsADraw = flag<{ download: Download }>()('counts as a draw')

/** From where the card counts as played. */
export const countsAsPlayedFrom = question<{ card: CardId; found: string }, string>()('counts as played from', 'hand')

/** May the player decline? */
export const mayDecline = question<{ download: Download }, boolean>()('may decline', false)

/** May a download be tried anew after it failed? `since` = what became of the sources. */
export const mayBeTriedAgain = question<{ download: Download; since: Changes }, boolean>()('may be tried again', true)

/** Is the pile, which was looked through, shuffled? */
export const mustBeReshuffled = question<{ pile: Place; player: PlayerName }, boolean>()('must be reshuffled', false)

/** Must all cards of one download go to one destination? */
export const goesTogether = flag<{ download: Download }>()('goes together')

/** May it interrupt what is in progress? */
export const suspendsPlay = question<{ download: Download }, boolean>()('suspends play', false)

/** Is this demanded of reporting what is downloaded? `stated` = the text states a place. */
export const demandedOfReporting = question<
  { demand: ReportingDemand; card: CardId; download: Download; stated: boolean },
  boolean
>()('demanded of reporting', false)

/** Is this demanded of a facility that is downloaded? */
export const demandedOfBuilding = flag<{ demand: BuildingDemand; card: CardId; download: Download }>()(
  'demanded of building',
)

/** May a card that is seeded on the table be downloaded onto it? */
export const goesOnTheTable = flag<{ card: CardId; download: Download }>()('goes on the table')

/** May the card play be given up again for this card, after it was for the earlier one? */
export const mayBeGivenUpAgain = question<{ player: PlayerName; by: CardId; earlier: CardId }, boolean>()(
  'may be given up again',
  false,
)

/** Does the player lose who downloads and seeds this card, unseen? */
export const losesBySeedingIt = question<{ card: CardId; download: Download }, boolean>()('loses by seeding it', false)

/** Does what is downloaded in the middle of an attempt take part in it? */
export const joinsTheAttempt = question<{ card: CardId; download: Download }, boolean>()('joins the attempt', true)

/** May a card with hidden agenda be activated as part of its download? */
export const isActivatedAtOnce = question<{ card: CardId; download: Download }, boolean>()(
  'is activated at once',
  false,
)

/** May the player look through the other one's cards there? */
export const mayLookThrough = flag<{ player: PlayerName; place: Place; holder: string }>()('may look through')

/** Has the special download been used up by an earlier use of this card? */
export const isUsedUp = flag<{ use: Suspension; earlier: CardId }>()('is used up')

/** May a card that a special download plays be played on this? */
export const isInReachOfTheIcon = flag<{ icon: CardId; target: CardId }>()('is in reach of the icon', true)

/** May a card that lies face down be activated to answer this? `downloaded` = in the course of this very action. */
export const mayBeActivatedInAnswer = flag<{ card: CardId; trigger: Trigger; downloaded: boolean }>()(
  'may be activated in answer',
  true,
)

/** May a deck with the other cards hold this one? */
export const mayBeStocked = question<{ title: string; others: readonly string[] }, boolean>()('may be stocked', true)
