import { against, rule } from '../../kernel/rule.ts'
import { countsAsRequirements, isRequiredTwice } from '../../questions/missions/questions.ts'

/** Each unit of what is listed is a requirement; each other entry is one. */
export const eachUnit = rule({
  ruling: 'cr14-missions-attempt-01',
  asked: countsAsRequirements,
  answer: ({ level }) => level,
})

/** How the requirements of missions are counted and met. */
export const requirementsOfMissions = [
  eachUnit,
  against('cr14-missions-attempt-10', isRequiredTwice, 'larger', {
    not: 'attribute totals that are required twice add up',
    applies: ({ listing }) => listing === 'attribute',
    mistaken: 'sum',
  }),
  // Other requirements that are required twice add up.
  rule({
    ruling: 'cr14-missions-attempt-11',
    asked: isRequiredTwice,
    applies: ({ listing }) => listing !== 'attribute',
    answer: 'sum',
  }),
]
