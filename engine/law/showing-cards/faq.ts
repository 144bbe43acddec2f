import { isEquipment, isPersonnel } from '../../board/places.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { maySee } from '../../questions/showing-cards/questions.ts'

type Look = { readonly card: string; readonly by: string }

/** The type of what the other player's card is aboard. */
function typeOfHost(game: Game, { card, by }: Look): string | undefined {
  const { place, holder, controller } = game.card(card)
  return place === 'aboard' && controller !== by ? game.facts(holder).type : undefined
}

export const faqLooking = [
  // Personnel and equipment of the opponent that lie face up at an outpost may be seen,
  against('faq96-25-looking-at-cards-02', maySee, true, {
    not: 'what a player keeps at his outpost is his own affair',
    applies: (about, game) =>
      typeOfHost(game, about) === 'facility' && (isPersonnel(game, about.card) || isEquipment(game, about.card)),
  }),
  // but not what he has on a ship or on a planet.
  rule({
    ruling: 'faq96-25-looking-at-cards-03',
    asked: maySee,
    applies: (about, game) =>
      typeOfHost(game, about) === 'ship' ||
      (game.card(about.card).place === 'planet' && game.card(about.card).controller !== about.by),
    answer: false,
  }),
]
