import { against } from '../../kernel/rule.ts'
import { mayBeRetrieved } from '../../questions/equipment/questions.ts'

/** Equipment stays where its Away Team died, for its owner to fetch. */
export const leftBehind = [
  against('faq96-37-equipment-05', mayBeRetrieved, true, {
    not: 'what dead people left behind is lost to their player',
    applies: ({ own }) => own,
  }),
  against('faq96-37-equipment-06', mayBeRetrieved, false, {
    not: 'what dead people left behind is for whoever finds it',
    applies: ({ own }) => !own,
  }),
]
