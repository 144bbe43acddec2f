import type { Reading } from '../../../kernel/reading.ts'
import { rule } from '../../../kernel/rule.ts'
import { isRefusedAtOnce } from '../questions.ts'

/** What would be a mis-seed is not seeded at all. */
const misSeedIsRefused = rule({
  ruling: 'one-artifact-too-many/refused',
  asked: isRefusedAtOnce,
  applies: () => true,
  answer: true,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'one-artifact-too-many',
    reading: 'refused',
    where: 'glossary',
    enact: [misSeedIsRefused],
  },
]
