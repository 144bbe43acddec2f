import type { Reading } from '../../../kernel/reading.ts'
import { rule } from '../../../kernel/rule.ts'
import { halvesAreRounded } from '../deck-questions.ts'
import { isRefusedAtOnce } from '../questions.ts'

/** What would be a mis-seed is not seeded at all. */
const misSeedIsRefused = rule({
  ruling: 'one-artifact-too-many/refused',
  asked: isRefusedAtOnce,
  applies: () => true,
  answer: true,
})

/** Half a mission that is left over is one. */
const halfIsOne = rule({
  ruling: 'half-cards-and-exactly-six/rounded',
  asked: halvesAreRounded,
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
  {
    question: 'half-cards-and-exactly-six',
    reading: 'rounded',
    where: 'glossary',
    enact: [halfIsOne],
  },
]
