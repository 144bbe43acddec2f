import { permission } from '../../board/questions.ts'
import { cameWithAnotherShip, didThisTurn } from '../../board/this-turn.ts'
import { against } from '../../kernel/rule.ts'

/** How ships move, and who moves with them. */
export const faqMoving = [
  against('faq96-21-ship-hopping-01', permission, true, {
    not: 'whoever came with one ship goes no further on another in the same turn',
    of: ['be carried'],
    applies: ({ card }, game) => cameWithAnotherShip(game, card),
  }),
  against('faq96-351-reporting-01', permission, true, {
    not: 'a ship does not move in the turn in which it came into play',
    of: ['move'],
    applies: ({ card }, game) => game.facts(card).type === 'ship' && didThisTurn(game, card, 'play', 'free play'),
  }),
]
