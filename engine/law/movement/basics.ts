import { custom } from '../../kernel/rule.ts'
import { holdsTheOthersThere } from '../../questions/dilemmas/single.ts'
import { fliesDirectly, spanBesides } from '../../questions/movement/questions.ts'

/** In Second Edition there is no spaceline to fly along; what holds a ship. */
export const movementBasics = [
  custom({
    ruling: 'custom-movement-40',
    asked: fliesDirectly,
    answer: true,
  }),
  custom({
    ruling: 'custom-movement-41',
    asked: spanBesides,
    applies: ({ why }) => why === 'another quadrant',
    answer: 2,
  }),
  custom({
    ruling: 'custom-movement-42',
    asked: spanBesides,
    applies: ({ why }) => why === 'the same region',
    answer: -2,
  }),
  // What lies on a ship holds that ship.
  custom({
    ruling: 'custom-movement-75',
    asked: holdsTheOthersThere,
    answer: false,
  }),
]
