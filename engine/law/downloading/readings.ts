import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { losesBySeedingIt, mayBeTriedAgain } from '../../questions/downloading/questions.ts'
import { lostBySeeding } from './current.ts'
import { notAgain } from './validity.ts'

/** Whatever changed in a place that is searched permits another try. */
const anyChangeWillDo = rule({
  ruling: 'ban-after-an-invalid-download/any-source',
  asked: mayBeTriedAgain,
  applies: ({ since }) => since.any,
  answer: true,
  exceptionTo: [notAgain],
})

/** A card that the text does not fit is not taken, so that nobody loses by seeding it. */
const wrongSeedIsRefused = rule({
  ruling: 'wrong-card-downloaded-and-seeded/refused',
  asked: losesBySeedingIt,
  answer: false,
  exceptionTo: [lostBySeeding],
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'ban-after-an-invalid-download', reading: 'any-source', where: 'glossary', adds: [anyChangeWillDo] },
  {
    question: 'wrong-card-downloaded-and-seeded',
    reading: 'refused',
    where: 'currentRulings',
    adds: [wrongSeedIsRefused],
  },
]
