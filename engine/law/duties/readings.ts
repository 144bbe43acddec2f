import type { Reading } from '../../kernel/reading.ts'
import { denial, rule } from '../../kernel/rule.ts'
import { isDoneAtTheEnd } from '../../questions/duties/questions.ts'
import { waitsForAShip } from './faq.ts'

/** Read otherwise it is met again. */
const metAgainWithAShip = denial('faq96-323-cytherians-12', waitsForAShip, 'goes back')

const notBeforeItIsDone = rule({
  ruling: 'duty-undone-when-the-turn-ends/refused',
  asked: isDoneAtTheEnd,
  answer: false,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'cytherians-met-from-an-outpost',
    reading: 'stays',
    where: 'faq1996',
    replace: { [metAgainWithAShip.ruling]: metAgainWithAShip },
  },
  {
    question: 'duty-undone-when-the-turn-ends',
    reading: 'refused',
    where: ['faq1996', 'glossary'],
    enact: [notBeforeItIsDone],
  },
]
