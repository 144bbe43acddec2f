import { presentWith } from '../../board/places.ts'
import { matches } from '../../text/match.ts'
import { resolve, type SelectorsByForm } from '../../text/selector.ts'

/** The cards that the forms which this room declares mean. */
export const selectorsByForm: SelectorsByForm<'presentWith'> = {
  presentWith: (game, { presentWith: who, where }, context) =>
    resolve(game, who, context).flatMap(one =>
      presentWith(game, one).filter(id => id !== one && matches(game, id, where, context.you)),
    ),
}
