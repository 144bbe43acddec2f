import { isRotated, markersOn } from '../../board/markers.ts'
import { isByCircumstance } from '../../board/questions.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isReduced } from '../../mechanics/damage/reduced.ts'

/** What is damaged for texts that ask. */
export const damagedCards = [
  // With a marker on it a ship is damaged, whatever that does to HULL;
  rule({
    ruling: '1eD-damage-29',
    asked: isByCircumstance,
    of: ['damaged'],
    applies: ({ card }, game) => markersOn(game, card).length > 0,
    answer: true,
  }),
  // turned around it is.
  rule({
    ruling: '1eD-damage-30',
    asked: isByCircumstance,
    of: ['damaged'],
    applies: ({ card }, game) => isRotated(game, card),
    answer: true,
  }),
  against('1eD-damage-31', isByCircumstance, false, {
    not: 'whatever reduces an attribute of a ship damages it',
    of: ['damaged'],
    applies: ({ card }, game) => !isRotated(game, card) && !markersOn(game, card).length && isReduced(game, card),
  }),
]
