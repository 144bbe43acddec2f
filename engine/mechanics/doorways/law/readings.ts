import type { Reading } from '../../../kernel/reading.ts'
import { reworded } from '../../../kernel/rule.ts'
import { notInAnswer } from './devidian-1996.ts'

/** Between two dilemmas somebody may come, as interrupts may be played then. */
const betweenDilemmas = reworded(notInAnswer, {
  ruling: notInAnswer.ruling,
  answer: ({ trigger }) => trigger.on === 'between dilemmas',
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'devidian-door-between-dilemmas',
    reading: 'yes',
    where: 'faq1996',
    replace: { [betweenDilemmas.ruling]: betweenDilemmas },
  },
]
