import type { Reading } from '../../../kernel/reading.ts'
import { rule } from '../../../kernel/rule.ts'
import { levelsCount } from '../../dilemmas/questions/requirements.ts'
import { isMet, isRegularBelowZero } from '../questions.ts'

/** One who counts twice is two of them. */
const levels = rule({
  ruling: 'faq96-25-less-and-greater-marks-03',
  asked: levelsCount,
  applies: () => true,
  answer: true,
})

/** A negative skill is taken away from what the others have. */
const subtracted = rule({
  ruling: '1eS-skills-08',
  asked: isRegularBelowZero,
  applies: () => true,
  answer: ({ where }) => where === 'in a total',
})

/** Beside a whole level a half is rounded up. */
const rounded = rule({
  ruling: 'half-levels-against-a-whole-number/rounded',
  asked: isMet,
  applies: ({ total }) => total > 1 && !Number.isInteger(total),
  answer: ({ level, total }) => Math.ceil(total) >= level,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'number-before-a-skill-in-1996',
    reading: 'levels',
    where: 'faq1996',
    replace: { [levels.ruling]: levels },
  },
  {
    question: 'negative-skill-in-a-total',
    reading: 'yes',
    where: 'glossary',
    replace: { [subtracted.ruling]: subtracted },
  },
  { question: 'half-levels-against-a-whole-number', reading: 'rounded', where: 'glossary', enact: [rounded] },
]
