import { byDistance, nearestWith } from '../../board/line.ts'
import { hereOf, one, type SelectorsByForm } from '../../text/selector.ts'
/** Locations told by the way there. */
export const selectorsByForm: SelectorsByForm<'furthest' | 'nearestWith'> = {
  furthest: (game, who, context) => one(byDistance(game, hereOf(game, context), who.furthest, context.you).at(-1)),
  nearestWith: (game, who, context) => one(nearestWith(game, hereOf(game, context), who.nearestWith, context.you)),
}
