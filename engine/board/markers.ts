import type { Game } from '../kernel/game.ts'
import { addsUpWithItsLike, cutsBeforeEnhancements, rangeWhenRotated } from '../questions/damage/questions.ts'
import { goesOn, reachesEnhancement } from '../questions/damage/settled.ts'
import { cardsIn, hostOf } from './places.ts'
import type { CardId, CardState } from './state.ts'
import { isSuspended } from './suspended.ts'
import type { Change } from './value.ts'

export interface AddedRoomConditions {
  /** Turned around, to show that it is damaged. */
  rotated: true
}

/** The damage markers on a ship or facility: tactics that lie there. */
export const markersOn = (game: Game, card: CardId): readonly CardState[] =>
  cardsIn(game, 'on', card).filter(c => game.facts(c.id).type === 'tactic')

/** The ship or facility that the tactic marks; undefined while it is none. */
export const markedBy = (game: Game, tactic: CardId): CardId | undefined =>
  game.facts(tactic).type === 'tactic' ? hostOf(game, tactic) : undefined

/** Was the card turned around, and not repaired since? */
export const isRotated = (game: Game, card: CardId): boolean => game.card(card).is.includes('rotated')

type Reduced = 'range' | 'weapons' | 'shields'

const reducible: readonly string[] = ['range', 'weapons', 'shields'] satisfies readonly Reduced[]

const isReducible = (attribute: string): attribute is Reduced => reducible.includes(attribute)

/** By how much this marker counts for the number, beside those that lie there already. */
export function takenBy(game: Game, marker: CardState, what: Reduced | 'hull', besides: readonly CardState[]): number {
  const less = game.facts(marker.id).tactic?.marker[what] ?? 0
  if (!less || (what !== 'hull' && !game.decide(goesOn, { marker: marker.id, result: 'attributes' }))) return 0
  const like = besides.filter(c => c.title === marker.title).map(c => c.id)
  return !like.length || game.decide(addsUpWithItsLike, { marker: marker.id, like, what }) ? less : 0
}

/** The number as damage leaves it: what is printed is cut, enhancements may be out of use, markers take their part. */
export function damaged(game: Game, card: CardId, attribute: string, changes: readonly Change[]): readonly Change[] {
  if (!isReducible(attribute)) return changes
  const markers = markersOn(game, card)
  const left = changes.filter(c => !isOffLine(game, card, attribute, c))
  const taken = markers.flatMap((marker, i) => {
    const less = takenBy(game, marker, attribute, markers.slice(0, i))
    return less ? [{ by: marker.id, add: -less }] : []
  })
  if (attribute !== 'range' || !isRotated(game, card)) return [...left, ...taken]
  return cut(game, card, [...left, ...taken])
}

/** Does a marker, or a card that suspends it, put this enhancement out of use? */
function isOffLine(game: Game, card: CardId, attribute: Reduced, { by, add = 0, multiply = 1 }: Change): boolean {
  if (add <= 0 && multiply <= 1) return false
  if (isSuspended(game, card, attribute, by)) return true
  const marker = markerAgainstEnhancements(game, card, attribute)
  return marker !== undefined && game.decide(reachesEnhancement, { marker, card, by })
}

/** The marker by which enhancements of the number are off line. */
export function markerAgainstEnhancements(game: Game, card: CardId, attribute: Reduced): CardId | undefined {
  const marker = markersOn(game, card).find(({ id }) => game.text(id).asMarker?.offLine?.enhancements === attribute)
  return marker && game.decide(goesOn, { marker: marker.id, result: 'off line' }) ? marker.id : undefined
}

/** RANGE of a ship that was turned around. */
function cut(game: Game, ship: CardId, changes: readonly Change[]): readonly Change[] {
  const printed = game.facts(ship).range ?? 0
  if (game.decide(cutsBeforeEnhancements, { ship })) {
    const less = printed - game.decide(rangeWhenRotated, { ship, range: printed })
    return less ? [{ by: ship, add: -less }, ...changes] : changes
  }
  const full = changes.reduce((n, { add = 0, multiply = 1 }) => n * multiply + add, printed)
  const left = game.decide(rangeWhenRotated, { ship, range: full })
  return left === full ? changes : [{ by: ship, set: left }]
}
