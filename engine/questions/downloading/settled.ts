import type { CardId, PlayerName } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'
import { settled } from '../../kernel/settled.ts'
import type { Download } from './questions.ts'

/** Is a facility that is downloaded built, with all that this asks for? */
export const isBuilt = settled<{ card: CardId; download: Download }>()('is built', true, [
  { ruling: '1eD-downloading-66', is: true, not: 'a downloaded facility is not built' },
])

/** Does what is downloaded and seeded lie so that it is met next? */
export const isSeededLast = settled<{ card: CardId; download: Download }>()('is seeded last', false, [
  { ruling: 'cr14-downloading-10', is: true },
])

/** Is every place searched that may be? */
export const searchesAllPlaces = settled<{ download: Download }>()('searches all places', true, [
  { ruling: '1eD-downloading-05', is: true, not: 'one place is searched' },
])

/** Must the player say before he searches what he is looking for? */
export const namesTheTargetFirst = settled<{ download: Download }>()('names the target first', false, [
  { ruling: '1eD-downloading-06', is: false, not: 'a player says what he looks for' },
])

/** Is a card that cannot be played fetched all the same, and kept? */
export const isKeptUnplayable = settled<{ card: CardId; download: Download }>()('is kept unplayable', false, [
  { ruling: '1eD-downloading-12', is: false, not: 'a card that cannot be played is kept' },
])

/** Is what is done in place of a card draw done when no card is drawn? */
export const forgoesADrawAtAnyTime = settled<{ by: CardId }>()('forgoes a draw at any time', true, [
  { custom: 'custom-downloading-04', is: false },
])

/** Does a card download that lies face down? */
export const downloadsFaceDown = settled<{ by: CardId }>()('downloads face down', true, [
  { custom: 'custom-downloading-05', is: false },
])

/** Does a card that is downloaded to a location go aboard what is the other player's there? */
export const goesAboardTheOpponents = flag<{ card: CardId; download: Download }>()(
  "goes aboard what is the opponent's",
  true,
)

/** Are more cards fetched than the text says? @alone One basic rule says it, and nothing lets it. */
export const fetchesMore = flag<{ download: Download }>()('fetches more than it says')

/** May a draw be turned into this download again in the same turn? */
export const mayRepeat = settled<{ download: Download }>()('may repeat', true, [
  { ruling: '1eD-downloading-23', is: true, not: 'one draw of a turn may be turned into a download' },
])

/** Must the card satisfy what playing it asks for? */
export const obeysRequirements = settled<{ card: CardId; download: Download }>()('obeys requirements', true, [
  { ruling: '1eD-downloading-43', is: true, not: 'a download needs nothing else' },
])

/** Is what can be done of a demanded group done, when something cannot? */
export const isDoneInPart = settled<{ download: Download }>()('is done in part', false, [
  { ruling: '1eD-downloading-28', is: false, not: 'what can be done of a download is done' },
])

/** Is what was paid given back for an invalid download? */
export const isPaidBack = settled<{ download: Download }>()('is paid back', false, [
  { ruling: '1eD-downloading-30', is: false, not: 'what is paid for nothing is given back' },
])

/** May a ship that moved away land where it came to? */
export const landsWhereItCameTo = settled<{ ship: CardId }>()('lands where it came to', false, [
  { ruling: '1eS-scout-encounter-08', is: false, not: 'a ship that can land lands where it comes to' },
])

/** Does the text report a ship with crew? */
export const isAReportWithCrew = settled<{ player: PlayerName; by: CardId }>()('is a report with crew', false, [
  { ruling: '1eS-scout-encounter-02', is: false, not: 'a ship that comes with its crew is reported with crew' },
])

/** Is the special download icon of the card a special skill? */
export const isASpecialSkill = settled<{ card: CardId }>()('is a special skill', false, [
  { ruling: '1eS-skills-07', is: true },
])
