import { byDistance, nearestWith } from '../../board/line.ts'
import { hereOf, one, type SelectorsByForm } from '../../text/selector.ts'
/** Locations told by the way there. */
export const selectorsByForm: SelectorsByForm<'furthest' | 'nearest'> = {
  furthest: (game, who, context) => one(byDistance(game, hereOf(game, context), who.furthest, context.you).at(-1)),
  nearest(game, { nearest, itself }, context) {
    const here = hereOf(game, context)
    if (itself) return one(byDistance(game, here, nearest, context.you)[0])
    return one(nearestWith(game, here, nearest, context.you))
  },
}
