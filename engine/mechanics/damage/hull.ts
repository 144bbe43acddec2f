import { isRotated, markersOn, takenBy } from '../../board/markers.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { hullOfRotation } from '../../questions/damage/questions.ts'
import { isDestroyedWithoutHULL } from '../../questions/damage/settled.ts'

/** How much HULL the card has lost, per cent. */
export function hullLost(game: Game, card: CardId): number {
  const markers = markersOn(game, card)
  const marked = markers.reduce((sum, marker, i) => sum + takenBy(game, marker, 'hull', markers.slice(0, i)), 0)
  const turned = isRotated(game, card) ? game.decide(hullOfRotation, { card, direct: false, again: false }) : 0
  return marked + (turned ?? 0)
}

/** HULL that is left of a damaged card, per cent; undefined where nothing is said of it. */
export function hullLeft(game: Game, card: CardId): number | undefined {
  const isTurned =
    isRotated(game, card) && game.decide(hullOfRotation, { card, direct: false, again: false }) !== undefined
  return isTurned || markersOn(game, card).length ? Math.max(0, 100 - hullLost(game, card)) : undefined
}

/** Is a card that has lost so much HULL, per cent, destroyed? */
export const isLeftWithoutHULL = (game: Game, card: CardId, lost = hullLost(game, card)): boolean =>
  lost >= 100 && game.decide(isDestroyedWithoutHULL, { card })
