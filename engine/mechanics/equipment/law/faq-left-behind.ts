import { denial, presumption } from '../../../kernel/rule.ts'
import { isLostWithThem, mayBeRetrieved } from '../questions.ts'

const lost = presumption({
  ruling: 'equipment is destroyed along with the Away Team that has it',
  asked: isLostWithThem,
  applies: () => true,
  answer: true,
})

const nobodys = presumption({
  ruling: 'what dead people left behind is lost to their player',
  asked: mayBeRetrieved,
  applies: ({ own }) => own,
  answer: false,
})

const finders = presumption({
  ruling: 'what dead people left behind is for whoever finds it',
  asked: mayBeRetrieved,
  applies: ({ own }) => !own,
  answer: true,
})

/** Equipment stays where its Away Team died, for its owner to fetch. */
export const leftBehind = [
  lost,
  denial('faq96-37-equipment-04', lost, false),
  nobodys,
  denial('faq96-37-equipment-05', nobodys, true),
  finders,
  denial('faq96-37-equipment-06', finders, false),
]
