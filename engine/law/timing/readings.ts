import type { Reading } from '../../kernel/reading.ts'
import { reworded, rule } from '../../kernel/rule.ts'
import { isSpent } from '../../questions/timing/settled.ts'
import { inTurn } from './faq-actions.ts'

/** An interrupt that answers nothing is refused while another one is being played. */
const noTurn = reworded(inTurn, { ruling: inTurn.ruling, answer: false })

/** Whoever faces a dilemma has one try at it in an encounter. */
const oneTryInAnEncounter = rule({
  ruling: 'cr14-actions-step-1-initiation-05',
  asked: isSpent,
  applies: ({ by }, game) => game.facts(by).type !== 'dilemma',
  answer: false,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'interrupts-that-answer-nothing', reading: 'always-refused', where: 'faq1996', replaces: [noTurn] },
  {
    question: 'next-opportunity-against-a-dilemma',
    reading: 'next-encounter',
    where: 'currentRulings',
    replaces: [oneTryInAnEncounter],
  },
]
