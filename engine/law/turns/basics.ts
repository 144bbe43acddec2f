import { actsInTheOthersTurn, ordersAtTheEnd, ordersTheOthersCards } from '../../board/questions.ts'
import { custom } from '../../kernel/rule.ts'
import { lastsUntil } from '../../questions/turns/questions.ts'

export const turnBasics = [
  // One acts in one's own turn,
  custom({
    ruling: 'custom-turns-20',
    asked: actsInTheOthersTurn,
    answer: false,
  }),
  // before that turn ends,
  custom({
    ruling: 'custom-turns-71',
    asked: ordersAtTheEnd,
    answer: false,
  }),
  // and with one's own cards.
  custom({
    ruling: 'custom-turns-21',
    asked: ordersTheOthersCards,
    answer: false,
  }),
  // What lasts until the end of the turn ends with the turn in progress.
  custom({
    ruling: 'custom-turns-23',
    asked: lastsUntil,
    answer: 'the turn in progress is over',
  }),
]
