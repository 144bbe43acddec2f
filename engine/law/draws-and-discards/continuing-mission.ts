import { rule } from '../../kernel/rule.ts'
import { isNeverPlayed } from '../../questions/doorways/sending.ts'

/** The incident as the Current Rulings word it. */
export const continuingMission = [
  // It is seeded, and the text has no other way for it.
  rule({
    ruling: 'cr14-continuing-mission-erratum-01',
    asked: isNeverPlayed,
    applies: ({ card }, game) => game.facts(card).title === 'Continuing Mission',
    answer: true,
  }),
]
