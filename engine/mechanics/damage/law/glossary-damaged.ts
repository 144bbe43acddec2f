import { isRotated, markersOn } from '../../../board/markers.ts'
import { isByCircumstance } from '../../../board/questions.ts'
import { isLainOn, isShip, itselfIs } from '../../../board/signs.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isReduced } from '../reduced.ts'

/** With a marker on it a ship is damaged, whatever that does to HULL; */
const withMarkers = rule({
  ruling: '1eD-damage-29',
  asked: isByCircumstance,
  of: ['damaged'],
  applies: ({ card }, game) => markersOn(game, card).length > 0,
  needs: [isLainOn],
  answer: true,
})

/** turned around it is. */
const turnedAround = rule({
  ruling: '1eD-damage-30',
  asked: isByCircumstance,
  of: ['damaged'],
  applies: ({ card }, game) => isRotated(game, card),
  needs: [itselfIs('rotated')],
  answer: true,
})

const reduced = presumption({
  ruling: 'whatever reduces an attribute of a ship damages it',
  asked: isByCircumstance,
  of: ['damaged'],
  applies: ({ card }, game) => !isRotated(game, card) && !markersOn(game, card).length && isReduced(game, card),
  needs: [isShip],
  answer: true,
})

/** What is damaged for texts that ask. */
export const damagedCards = [withMarkers, turnedAround, reduced, denial('1eD-damage-31', reduced, false)]
