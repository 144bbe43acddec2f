import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { chanceSpares, isASeedCard, limitIsOfAll, needsAnAttempt, usesOfCopiesCount } from '../questions.ts'

const whateverWasSeeded = presumption({
  ruling: 'the mission and the outposts there are seed cards as well',
  asked: isASeedCard,
  applies: () => true,
  answer: true,
})

const inAnAttempt = presumption({
  ruling: 'a skill that is about what lies under a mission is used in an attempt',
  asked: needsAnAttempt,
  applies: () => true,
  answer: true,
})

/** Another copy has no use left, and neither has one that came back. */
const onePerPlayer = rule({
  ruling: 'faq96-365-ajur-and-boratus-06',
  asked: usesOfCopiesCount,
  applies: () => true,
  answer: true,
})

const onceForAll = presumption({
  ruling: 'what is done once in a game nobody does again',
  asked: limitIsOfAll,
  applies: () => true,
  answer: true,
})

const whatIsLeft = custom({
  ruling: 'custom-skills-80',
  beside: ['faq1996'],
  asked: chanceSpares,
  applies: () => true,
  answer: true,
})

/** What the FAQ says of Ajur and Boratus. */
export const vorgons = [
  whateverWasSeeded,
  denial('faq96-365-ajur-and-boratus-02', whateverWasSeeded, false),
  inAnAttempt,
  denial('faq96-365-ajur-and-boratus-03', inAnAttempt, false),
  onePerPlayer,
  onceForAll,
  denial('faq96-365-ajur-and-boratus-07', onceForAll, false),
  whatIsLeft,
]
