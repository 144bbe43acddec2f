import { presentWith } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { type Features, matches } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { worksWith } from '../../compatibility/cooperation.ts'
import { companyIs, whoseCompany } from '../settled.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** It is with another card like that. */
    readonly with?: Filter
  }
}

export const kmtar: CardText = {
  title: "K'mtar",
  standing: [
    {
      ruling: 'faq96-363-kmtar-03',
      affects: { these: 'this', where: { with: { name: 'Alexander Rozhenko' } } },
      add: { integrity: 5, cunning: 5, strength: 5 },
    },
  ],
}

export const features: Features<'with'> = {
  with: (game, id, { with: like = {} }, you) =>
    presentWith(game, id).some(other => other !== id && matches(game, other, like, you) && isWith(game, id, other)),
}

/** Does it count that the other card is there? */
function isWith(game: Game, card: CardId, other: CardId): boolean {
  const isItsOwn = game.card(card).controller === game.card(other).controller
  if (game.decide(whoseCompany, { card }) === 'its own' && !isItsOwn) return false
  return game.decide(companyIs, { card }) !== 'whom it works with' || worksWith(game, card, other)
}
