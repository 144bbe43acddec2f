import type { Reading } from '../../../kernel/reading.ts'
import type { CardText } from '../../../text/text.ts'

/** Nobody at all beams from ship to ship at Quash Conspiracy. */
export const quashConspiracyForAll = {
  title: 'Quash Conspiracy',
  noBeaming: { ruling: 'faq96-313-quash-conspiracy-01', from: { type: 'ship' }, to: { type: 'ship' } },
} as const satisfies CardText

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'armbands-at-quash-conspiracy',
    reading: 'no',
    where: 'faq1996',
    cards: { replace: [quashConspiracyForAll] },
  },
]
