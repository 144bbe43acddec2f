import { custom } from '../../kernel/rule.ts'
import { ceasesToExist, disruptsLikeOthers } from '../../questions/locations/timeline.ts'
import { belongsToHistory } from './timeline.ts'

/** What is played where the entry of the Glossary has been replaced. */
export const disruptionToday = [
  // The Current Rulings put another entry, which is not at hand, in the place of what the Glossary says of it.
  custom({
    ruling: 'custom-locations-80',
    asked: ceasesToExist,
    applies: ({ card }, game) => belongsToHistory(game, card),
    answer: true,
  }),
  custom({
    ruling: 'custom-locations-84',
    asked: disruptsLikeOthers,
    answer: true,
  }),
]
