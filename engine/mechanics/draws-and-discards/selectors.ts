import { isPersonnel } from '../../board/places.ts'
import type { SelectorsByForm } from '../../text/selector.ts'
import { isOnTable, isTakenForPersonnel } from './questions.ts'

/** The personnel of both players on the table. */
export const selectorsByForm: SelectorsByForm<'personnelOnTable'> = {
  personnelOnTable: (game, _, { this: by }) =>
    game.state.cards
      .map(({ id }) => id)
      .filter(
        card =>
          (isPersonnel(game, card) || game.decide(isTakenForPersonnel, { card, by })) &&
          game.decide(isOnTable, { card, by }),
      ),
}
