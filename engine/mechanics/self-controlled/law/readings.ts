import { isSelfControlled } from '../../../board/self-controlled.ts'
import type { Reading } from '../../../kernel/reading.ts'
import { rule } from '../../../kernel/rule.ts'
import { isFiredBackAt, isMeasuredBySpan } from '../questions.ts'

/** Ships fire back at it. */
const firedBackAt = rule({
  ruling: 'firing-back-at-the-borg-ship/yes',
  asked: isFiredBackAt,
  applies: ({ card }, game) => isSelfControlled(game, card),
  answer: true,
})

const bySpan = rule({
  ruling: 'long-end-of-the-spaceline/by-span',
  asked: isMeasuredBySpan,
  applies: () => true,
  answer: true,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'firing-back-at-the-borg-ship', reading: 'yes', where: 'faq1996', enact: [firedBackAt] },
  { question: 'long-end-of-the-spaceline', reading: 'by-span', where: 'faq1996', enact: [bySpan] },
]
