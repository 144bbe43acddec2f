import type { Reading } from '../../kernel/reading.ts'
import { denial, reworded, rule } from '../../kernel/rule.ts'
import { ruledBy } from '../../kernel/settled.ts'
import { isDoneAtTheEnd } from '../../questions/duties/questions.ts'
import { mayStopEarly } from '../../questions/duties/settled.ts'
import { waitsForAShip } from './faq.ts'

/** Read otherwise it is met again. */
const metAgainWithAShip = denial('faq96-323-cytherians-12', waitsForAShip, 'goes back')

const notBeforeItIsDone = rule({
  ruling: 'duty-undone-when-the-turn-ends/refused',
  asked: isDoneAtTheEnd,
  answer: false,
})

const fullSpeed = 'faq96-39-incoming-messages-03'

/** It goes in steps, as long as it has gone as far as it can when the turn ends. */
const inSteps = reworded(ruledBy(mayStopEarly, fullSpeed), { ruling: fullSpeed, answer: true })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'cytherians-met-from-an-outpost', reading: 'stays', where: 'faq1996', replaces: [metAgainWithAShip] },
  {
    question: 'duty-undone-when-the-turn-ends',
    reading: 'refused',
    where: ['faq1996', 'glossary'],
    adds: [notBeforeItIsDone],
  },
  { question: 'steps-of-a-ship-that-is-called', reading: 'in-steps', where: 'faq1996', replaces: [inSteps] },
]
