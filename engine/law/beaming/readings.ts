import type { Reading } from '../../kernel/reading.ts'
import { reworded, rule } from '../../kernel/rule.ts'
import { ruledBy } from '../../kernel/settled.ts'
import { transportersNeedACrew, yieldsAsPrinted } from '../../questions/beaming/settled.ts'

/** The words that were not struck out are those of the first print. */
const yields = reworded(ruledBy(yieldsAsPrinted, '1eD-distortion-field-05'), {
  ruling: '1eD-distortion-field-05',
  answer: true,
})

/** What the FAQ says of empty ships goes on. */
const workByThemselves = rule({
  ruling: 'transporters-without-a-crew/by-themselves',
  asked: transportersNeedACrew,
  answer: false,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'transporters-without-a-crew', reading: 'by-themselves', where: 'glossary', adds: [workByThemselves] },
  { question: 'struck-out-words-of-distortion-field', reading: 'earlier', where: 'glossary', replaces: [yields] },
]
