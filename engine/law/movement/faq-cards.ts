import { permission } from '../../board/questions.ts'
import { hasMoved } from '../../board/this-turn.ts'
import { value } from '../../board/value.ts'
import { against, rule } from '../../kernel/rule.ts'
import { beginsToMove, mayBeGivenAnotherMove } from '../../questions/movement/questions.ts'

/** Cards that let ships move, or keep them from it. */
export const faqCards = [
  against('faq96-38-baryon-buildup-04', permission, true, {
    not: 'nobody leaves a ship without RANGE',
    of: ['beam'],
    applies: ({ card }, game) => {
      const { place, holder } = game.card(card)
      return place === 'aboard' && game.facts(holder).type === 'ship' && value(game, holder, 'range') === 0
    },
  }),
  // Another move is for a ship that has moved in this turn.
  rule({
    ruling: 'faq96-39-distortion-of-the-space-time-continuum-01',
    asked: mayBeGivenAnotherMove,
    applies: ({ ship }, game) => !hasMoved(game, ship),
    answer: false,
  }),
  against('faq96-39-distortion-of-the-space-time-continuum-02', mayBeGivenAnotherMove, true, {
    not: "nobody gives an opponent's ship another move",
    applies: ({ ship, player }, game) => game.card(ship).controller !== player && hasMoved(game, ship),
  }),
  against('faq96-39-wormholes-02', beginsToMove, true, {
    not: 'a ship begins to move once in a turn',
    applies: ({ ship }, game) => hasMoved(game, ship),
  }),
]
