import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  characteristicsOfOnePersonnel,
  countsAsRequirements,
  isRequiredTwice,
  needsAllAlternatives,
  typeForTheMission,
} from '../questions.ts'

/** Each unit of what is listed is a requirement; each other entry is one. */
export const eachUnit = rule({
  ruling: 'cr14-missions-attempt-01',
  asked: countsAsRequirements,
  applies: () => true,
  answer: ({ level }) => level,
})

const classifiedOnly = presumption({
  ruling: 'a mission that asks for a type of personnel means its classification',
  asked: typeForTheMission,
  applies: () => true,
  answer: 'classification',
})

const allThatIsListed = presumption({
  ruling: 'all that a mission lists must be there',
  asked: needsAllAlternatives,
  applies: () => true,
  answer: true,
})

/** What is named together is had by one personnel. */
const together = rule({
  ruling: 'cr14-missions-attempt-09',
  asked: characteristicsOfOnePersonnel,
  applies: () => true,
  answer: true,
})

const totalsAddUp = presumption({
  ruling: 'attribute totals that are required twice add up',
  asked: isRequiredTwice,
  applies: ({ listing }) => listing === 'attribute',
  answer: 'sum',
})

/** Other requirements that are required twice add up. */
const othersAddUp = rule({
  ruling: 'cr14-missions-attempt-11',
  asked: isRequiredTwice,
  applies: ({ listing }) => listing !== 'attribute',
  answer: 'sum',
})

/** How the requirements of missions are counted and met. */
export const requirementsOfMissions = [
  eachUnit,
  classifiedOnly,
  denial('cr14-missions-attempt-03', classifiedOnly, 'classification or skill'),
  allThatIsListed,
  denial('cr14-missions-attempt-06', allThatIsListed, false),
  together,
  totalsAddUp,
  denial('cr14-missions-attempt-10', totalsAddUp, 'larger'),
  othersAddUp,
]
