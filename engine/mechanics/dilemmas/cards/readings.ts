import type { Reading } from '../../../kernel/reading.ts'
import type { CardText } from '../../../text/text.ts'

/** Fifty points are enough for a mission on which it lies, as they are to overcome it. */
const deadEndAtFifty: CardText = {
  title: 'Dead End',
  dilemma: { conditions: { points: 50 }, placedOn: 'mission' },
  standing: [{ ruling: '1eD-dead-end-04', affects: 'host', forbids: 'attempt', exempts: { points: 50 } }],
}

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'dead-end-at-fifty',
    reading: 'yes',
    where: 'glossary',
    cards: { replace: [deadEndAtFifty] },
  },
]
