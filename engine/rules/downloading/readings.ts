import { rule } from '../rule.ts'

/** Whatever changed in a place that is searched permits another try. */
export const anyChangeWillDo = rule({
  ruling: 'ban-after-an-invalid-download/any-source',
  asked: 'may be tried again',
  applies: ({ since }) => since.any,
  answer: true,
  exceptionTo: ['1eD-downloading-34'],
})
