import { against, denial, presumption } from '../../kernel/rule.ts'
import {
  countsAmongAffiliations,
  mixAtTheMission,
  mustMatchTheMission,
} from '../../questions/compatibility/questions.ts'

export const mixThere = presumption({
  ruling: 'who may mix to attempt a mission may mix there at any time',
  asked: mixAtTheMission,
  applies: ({ attempting }) => !attempting,
  answer: true,
})

/** At Diplomatic Conference they mix during the attempt only, one of them matches, and any three affiliations will do. */
export const diplomaticConference = [
  mixThere,
  denial('1eD-diplomatic-conference-04', mixThere, false),
  against('1eD-diplomatic-conference-06', mustMatchTheMission, true, {
    not: 'a mission for all affiliations is for everybody',
    applies: ({ mixing }) => mixing,
  }),
  against('1eD-diplomatic-conference-07', countsAmongAffiliations, true, {
    not: 'only the affiliations that a mission names count for it',
    applies: ({ listed }) => !listed,
  }),
]
