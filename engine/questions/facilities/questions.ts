import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** May the site lie between these two of its station? Absent = it would be the first or the last. */
export const mayLieBetween = question<{ site: CardId; left?: CardId; right?: CardId }, boolean>()(
  'a site may lie between others',
  true,
)

/** May there be the site besides a copy of it? */
export const mayBeBesidesItsCopy = question<
  { site: CardId; copy: CardId; universal: boolean; onOneStation: boolean },
  boolean
>()('a site may be besides its copy', true)

/** May the site be put on a station that has no site of the Ops Module? */
export const mayComeBeforeOps = question<{ site: CardId; isOps: boolean }, boolean>()(
  'a site may come before Ops',
  true,
)

/** May personnel walk between two sites of a station, the one so many places from the other? */
export const mayWalkBetweenSites = question<{ from: CardId; to: CardId; apart: number }, boolean>()(
  'may walk between sites',
  true,
)

/** Is the station one whose rooms are sites? */
export const isNor = flag<{ station: CardId; title: string }>()('is a Nor')

/** Does the station itself, without its sites, do this for cards? */
export const doesItself = question<{ station: CardId; isNor: boolean; deed: 'receive' | 'dock' | 'repair' }, boolean>()(
  'the station does it itself',
  true,
)

/** May cards report to sites of the station? */
export const sitesReceive = question<{ station: CardId; hasDockingSite: boolean }, boolean>()(
  'sites of the station receive cards',
  true,
)

/** May personnel at one site of a station attack personnel at a site? */
export const mayFightBetweenSites = question<{ from: CardId; to: CardId }, boolean>()('may fight between sites', true)

/** May a player use a facility of his opponent's for that? */
export const isForBothPlayers = question<{ facility: CardId; player: PlayerName; to: 'report' | 'dock' }, boolean>()(
  'is for both players',
  ({ facility, to }, game) => to === 'dock' || !!game.text(facility).isForAllPlayers,
)

/** May a site go to a station that its text does not mean? */
export const takesOtherSites = flag<{ station: CardId; title: string }>()('takes other sites')
