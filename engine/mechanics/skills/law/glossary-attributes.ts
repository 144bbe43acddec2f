import { denial, presumption } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { readsWithoutANumber } from '../../disabled/questions.ts'

const starIsNothing = presumption({
  ruling: 'a star in place of a number is no STRENGTH at all',
  asked: readsWithoutANumber,
  applies: ({ card, attribute }, game) => attribute === 'strength' && refersTo(game, 'Spot', game.card(card).title),
  answer: 'zero',
})

/** Numbers that are not printed. */
export const numbersNotPrinted = [starIsNothing, denial('1eS-spot-01', starIsNothing, 'undefined')]
