import { denial, presumption } from '../../../kernel/rule.ts'
import { countsAmongAffiliations, mixAtTheMission, mustMatchTheMission } from '../questions.ts'

export const mixThere = presumption({
  ruling: 'who may mix to attempt a mission may mix there at any time',
  asked: mixAtTheMission,
  applies: ({ attempting }) => !attempting,
  answer: true,
})

const nobodyMustMatch = presumption({
  ruling: 'a mission for all affiliations is for everybody',
  asked: mustMatchTheMission,
  applies: ({ mixing }) => mixing,
  answer: false,
})

const onlyThoseNamed = presumption({
  ruling: 'only the affiliations that a mission names count for it',
  asked: countsAmongAffiliations,
  applies: ({ listed }) => !listed,
  answer: false,
})

/** At Diplomatic Conference they mix during the attempt only, one of them matches, and any three affiliations will do. */
export const diplomaticConference = [
  mixThere,
  denial('1eD-diplomatic-conference-04', mixThere, false),
  nobodyMustMatch,
  denial('1eD-diplomatic-conference-06', nobodyMustMatch, true),
  onlyThoseNamed,
  denial('1eD-diplomatic-conference-07', onlyThoseNamed, true),
]
