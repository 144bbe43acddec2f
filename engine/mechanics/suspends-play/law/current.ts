import { denial, presumption } from '../../../kernel/rule.ts'
import { mayBeUsedWhileSeeding } from '../questions.ts'

// What was ruled before and is overturned stands as what a reader would still presume.
const asBefore = presumption({
  ruling: 'special downloads are not made while seeding',
  asked: mayBeUsedWhileSeeding,
  applies: ({ use }) => use.special,
  answer: false,
})

/** Special downloads may be made during the seed phases. */
const specialWhileSeeding = denial('cr14-seed-phase-04', asBefore, true)

/** What the Current Rulings say of suspending play. */
export const currentSuspending = [specialWhileSeeding]
