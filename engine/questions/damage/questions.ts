import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does a card that keeps personnel from being killed reach this one? `among` = as one of whom it would die. */
export const isInReachOfRescue = question<{ victim: CardId; among: 'Away Team' | 'crew' }, boolean>()(
  'is in reach of rescue',
  ({ among }) => among === 'Away Team',
)

/** Does one of those at the location count as there to keep the others from being killed? `dying` = all who are being killed. */
export const countsForRescue = flag<{ helper: CardId; dying: readonly CardId[]; present: boolean }>()(
  'counts for rescue',
  true,
)

/** What damaged it. */
export type Cause = 'battle' | 'dilemma' | 'other'

/** How damage is shown: by tactics that lie on the card, by turning it around, or not at all. */
export type Method = 'markers' | 'rotation' | 'none'

/** Which player's Battle Bridge says how the card is damaged? */
export const damages = question<{ card: CardId }, PlayerName>()('damages', ({ card }, { state }) =>
  opponentOf(state, state.cards.find(c => c.id === card)!.controller),
)

/** How is the damage shown? `uses` = a Battle Bridge is in use there, in which `left` cards are; `symbols` = a card says by symbols of markers what damage it does. */
export const methodOfDamage = question<
  { card: CardId; cause: Cause; uses: boolean; left: number; symbols: boolean },
  Method
>()('method of damage', 'none')

/** How many cards are the damage where no tactic says it? */
export const defaultMarkers = question<{ card: CardId; direct: boolean }, number>()('default markers', 1)

/** Where fewer cards are left than are the damage, are those placed? */
export const areFewerPlaced = flag<{ card: CardId }>()('are fewer placed', true)

/** Is the card turned around besides? `bare` = no marker was left to place. */
export const isRotatedBesides = flag<{ card: CardId; bare: boolean }>()('is rotated besides')

/** Does the marker count besides others of its title? */
export const addsUpWithItsLike = question<
  { marker: CardId; like: readonly CardId[]; what: 'range' | 'weapons' | 'shields' | 'hull' },
  boolean
>()('adds up with its like', true)

/** How much HULL is gone by being turned around, per cent; undefined where nothing is said of HULL. `again` = it was turned around before. */
export const hullOfRotation = question<{ card: CardId; direct: boolean; again: boolean }, number | undefined>()(
  'HULL of rotation',
  undefined,
)

/** What is left of this RANGE of a ship that was turned around? */
export const rangeWhenRotated = question<{ ship: CardId; range: number }, number>()(
  'RANGE when rotated',
  ({ range }) => range,
)

/** Is the printed RANGE cut, and enhancements added to what is left? */
export const cutsBeforeEnhancements = flag<{ ship: CardId }>()('cuts before enhancements', true)

/** Is the device out of use that a marker, or being turned around, puts off line? */
export const isOutOfUseOffLine = flag<{ card: CardId; by: 'marker' | 'rotation'; device: Device }>()(
  'is out of use off line',
)

/** What may be off line. */
export type Device = 'Cloaking Device' | 'Transporters'

/** Does what damages a ship that flies past damage one that is relocated from or to there? */
export const passesWhenRelocated = flag<{ ship: CardId; way: 'from' | 'to' }>()('passes when relocated')
