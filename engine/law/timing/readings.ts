import type { Reading } from '../../kernel/reading.ts'
import { reworded } from '../../kernel/rule.ts'
import { inTurn } from './faq-actions.ts'

/** An interrupt that answers nothing is refused while another one is being played. */
const noTurn = reworded(inTurn, { ruling: inTurn.ruling, answer: false })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'interrupts-that-answer-nothing',
    reading: 'always-refused',
    where: 'faq1996',
    replace: { [noTurn.ruling]: noTurn },
  },
]
