import { byDistance, endsOfLine, nearestWith } from '../../board/line.ts'
import { hereOf, one, type SelectorsByForm, type SelectorsByName } from '../../text/selector.ts'

/** Locations told by where they lie on the spaceline. */
export const selectorsByName: SelectorsByName<'ends of the spaceline'> = {
  'ends of the spaceline': (game, context) => endsOfLine(game, hereOf(game, context)),
}

/** Locations told by the way there. */
export const selectorsByForm: SelectorsByForm<'furthest' | 'nearestWith' | 'nearest'> = {
  furthest: (game, who, context) => one(byDistance(game, hereOf(game, context), who.furthest, context.you).at(-1)),
  nearestWith: (game, who, context) => one(nearestWith(game, hereOf(game, context), who.nearestWith, context.you)),
  nearest: (game, who, context) => one(byDistance(game, hereOf(game, context), who.nearest, context.you)[0]),
}
