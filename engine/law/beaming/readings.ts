import type { Reading } from '../../kernel/reading.ts'
import { reworded } from '../../kernel/rule.ts'
import { ruledBy } from '../../kernel/settled.ts'
import { yieldsAsPrinted } from '../../questions/beaming/settled.ts'

/** The words that were not struck out are those of the first print. */
const yields = reworded(ruledBy(yieldsAsPrinted, '1eD-distortion-field-05'), {
  ruling: '1eD-distortion-field-05',
  answer: true,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'struck-out-words-of-distortion-field',
    reading: 'earlier',
    where: 'glossary',
    replace: { '1eD-distortion-field-05': yields },
  },
]
