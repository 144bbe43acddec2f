import { against } from '../../kernel/rule.ts'
import { mayBeUsedWhileSeeding } from '../../questions/suspends-play/questions.ts'

/** What the Current Rulings say of suspending play. */
export const currentSuspending = [
  // Special downloads may be made during the seed phases.
  against('cr14-seed-phase-04', mayBeUsedWhileSeeding, true, {
    not: 'special downloads are not made while seeding',
    applies: ({ use }) => use.special,
  }),
]
