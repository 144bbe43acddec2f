import { permission } from '../../../board/questions.ts'
import { value } from '../../../board/value.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { beginsToMove, goesThroughAlong, isDestroyedWithoutRange, mayBeGivenAnotherMove } from '../questions.ts'
import { hasMoved } from '../this-turn.ts'

const lostWithoutRange = presumption({
  ruling: 'a ship without RANGE is destroyed',
  asked: isDestroyedWithoutRange,
  applies: () => true,
  answer: true,
})

const staysAboard = presumption({
  ruling: 'nobody leaves a ship without RANGE',
  asked: permission,
  of: ['beam'],
  applies: ({ card }, game) => {
    const { place, holder } = game.card(card)
    return place === 'aboard' && game.facts(holder).type === 'ship' && value(game, holder, 'range') === 0
  },
  answer: false,
})

/** Another move is for a ship that has moved in this turn. */
const notTheFirst = rule({
  ruling: 'faq96-39-distortion-of-the-space-time-continuum-01',
  asked: mayBeGivenAnotherMove,
  applies: ({ ship }, game) => !hasMoved(game, ship),
  answer: false,
})

const notToTheOpponent = presumption({
  ruling: "nobody gives an opponent's ship another move",
  asked: mayBeGivenAnotherMove,
  applies: ({ ship, player }, game) => game.card(ship).controller !== player && hasMoved(game, ship),
  answer: false,
})

const onlyAtFirst = presumption({
  ruling: 'a ship begins to move once in a turn',
  asked: beginsToMove,
  applies: ({ ship }, game) => hasMoved(game, ship),
  answer: false,
})

const allThatAreThere = presumption({
  ruling: 'ships that start at the same location go through a wormhole together',
  asked: goesThroughAlong,
  applies: () => true,
  answer: true,
})

/** Cards that let ships move, or keep them from it. */
export const faqCards = [
  denial('faq96-38-baryon-buildup-01', lostWithoutRange, false),
  denial('faq96-38-baryon-buildup-04', staysAboard, true),
  notTheFirst,
  denial('faq96-39-distortion-of-the-space-time-continuum-02', notToTheOpponent, true),
  denial('faq96-39-wormholes-02', onlyAtFirst, true),
  denial('faq96-39-wormholes-03', allThatAreThere, false),
]
