import { against } from '../../kernel/rule.ts'
import { readsWithoutANumber } from '../../questions/disabled/questions.ts'
import { refersTo } from '../../text/names.ts'

/** Numbers that are not printed. */
export const numbersNotPrinted = [
  against('1eS-spot-01', readsWithoutANumber, 'undefined', {
    not: 'a star in place of a number is no STRENGTH at all',
    applies: ({ card, attribute }, game) => attribute === 'strength' && refersTo(game, 'Spot', game.card(card).title),
    mistaken: 'zero',
  }),
]
