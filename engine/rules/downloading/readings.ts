import { rule } from '../rule.ts'

/** Whatever changed in a place that is searched permits another try. */
export const anyChangeWillDo = rule({
  ruling: 'ban-after-an-invalid-download/any-source',
  asked: 'may be tried again',
  applies: ({ since }) => since.any,
  answer: true,
  exceptionTo: ['1eD-downloading-34'],
})

/** A card that the text does not fit is not taken, so that nobody loses by seeding it. */
export const wrongSeedIsRefused = rule({
  ruling: 'wrong-card-downloaded-and-seeded/refused',
  asked: 'loses by seeding it',
  applies: () => true,
  answer: false,
  exceptionTo: ['cr14-downloading-11'],
})
