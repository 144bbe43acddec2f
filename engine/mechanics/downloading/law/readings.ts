import { rule } from '../../../kernel/rule.ts'
import { losesBySeedingIt, mayBeTriedAgain } from '../questions.ts'
import { lostBySeeding } from './current.ts'
import { notAgain } from './validity.ts'

/** Whatever changed in a place that is searched permits another try. */
export const anyChangeWillDo = rule({
  ruling: 'ban-after-an-invalid-download/any-source',
  asked: mayBeTriedAgain,
  applies: ({ since }) => since.any,
  answer: true,
  exceptionTo: [notAgain],
})

/** A card that the text does not fit is not taken, so that nobody loses by seeding it. */
export const wrongSeedIsRefused = rule({
  ruling: 'wrong-card-downloaded-and-seeded/refused',
  asked: losesBySeedingIt,
  applies: () => true,
  answer: false,
  exceptionTo: [lostBySeeding],
})
