import { permission } from '../../../board/questions.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { countsThoseOfOtherShips, movesAlong, rangeIsUsedFor } from '../questions.ts'
import { cameWithAnotherShip, didThisTurn } from '../this-turn.ts'

const asAFleet = presumption({
  ruling: 'ships move together as a fleet',
  asked: movesAlong,
  applies: () => true,
  answer: true,
})

const pastTogether = presumption({
  ruling: 'those aboard one ship let the others pass with it',
  asked: countsThoseOfOtherShips,
  applies: () => true,
  answer: true,
})

const onOneShip = presumption({
  ruling: 'whoever came with one ship goes no further on another in the same turn',
  asked: permission,
  of: ['be carried'],
  applies: ({ card }, game) => cameWithAnotherShip(game, card),
  answer: false,
})

const asSpeed = presumption({
  ruling: 'RANGE is how fast a ship goes',
  asked: rangeIsUsedFor,
  applies: () => true,
  answer: 'the move',
})

const notAtOnce = presumption({
  ruling: 'a ship does not move in the turn in which it came into play',
  asked: permission,
  of: ['move'],
  applies: ({ card }, game) => game.facts(card).type === 'ship' && didThisTurn(game, card, 'play', 'free play'),
  answer: false,
})

/** How ships move, and who moves with them. */
export const faqMoving = [
  denial('faq96-21-fleet-movement-01', pastTogether, false),
  denial('faq96-21-fleet-movement-02', asAFleet, false),
  denial('faq96-21-ship-hopping-01', onOneShip, true),
  denial('faq96-351-warp-speed-01', asSpeed, 'the turn'),
  denial('faq96-351-reporting-01', notAtOnce, true),
]
