import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { custom } from '../../kernel/rule.ts'

/** No document says more of a ship that has disappeared: it does nothing, and nothing is done to it but by what hides it. */
export const disappeared = custom({
  ruling: 'custom-missions-01',
  asked: permission,
  applies: ({ card, by }, game) => {
    const hiding = hidingPlace(game, card)
    return hiding !== undefined && hiding !== by
  },
  answer: false,
})

/** What hides the card, or the ship that it is aboard. */
function hidingPlace(game: Game, id: CardId): CardId | undefined {
  const card = game.find(id)
  const whole = card?.place === 'aboard' ? game.find(card.holder) : card
  return whole?.place === 'on' && game.find(whole.holder) && game.text(whole.holder).hides ? whole.holder : undefined
}
