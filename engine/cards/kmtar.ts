import { presentWith } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { worksWith } from '../mechanics/compatibility/cooperation.ts'
import { companyIs, whoseCompany } from '../questions/skills/settled.ts'

import type { Card } from '../text/card.ts'
import { type Features, matches } from '../text/match.ts'
import type { Filter } from '../text/text.ts'

export interface AddedFilter {
  /** It is with another card like that. */
  readonly with?: Filter
}

export const card: Card = {
  title: "K'mtar",
  print: 'whole',
  faq1996: {
    standing: [
      {
        ruling: 'faq96-363-kmtar-03',
        affects: { these: 'this', where: { with: { name: 'Alexander Rozhenko' } } },
        add: { integrity: 5, cunning: 5, strength: 5 },
      },
    ],
  },
}

/** Does it count that the other card is there? */
function isWith(game: Game, card: CardId, other: CardId): boolean {
  const isItsOwn = game.card(card).controller === game.card(other).controller
  if (game.decide(whoseCompany, { card }) === 'its own' && !isItsOwn) return false
  return game.decide(companyIs, { card }) !== 'whom it works with' || worksWith(game, card, other)
}

export const features: Features<'with'> = {
  with: (game, id, { with: like = {} }, you) =>
    presentWith(game, id).some(other => other !== id && matches(game, other, like, you) && isWith(game, id, other)),
}
