import { rule } from '../rule.ts'

/** Special downloads may be made during the seed phases. */
const specialWhileSeeding = rule({
  ruling: 'cr14-seed-phase-04',
  asked: 'may be used while seeding',
  applies: ({ use }) => use.special,
  answer: true,
  exceptionTo: ['1eS-seed-phases-69'],
})

/** What the Current Rulings say of suspending play. */
export const currentSuspending = [specialWhileSeeding]
