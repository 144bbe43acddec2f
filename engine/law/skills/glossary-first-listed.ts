import { against } from '../../kernel/rule.ts'
import { isFirstListed } from '../../questions/skills/questions.ts'

/** The first-listed skill is the first that is printed, regular or special; */
export const specialOnesToo = against('1eS-skills-11', isFirstListed, true, {
  not: 'the first-listed skill is the first regular one',
  applies: ({ listed }) => listed === 'printed as a sentence',
})

/** or what that skill has become; */
export const transformed = against('1eS-skills-12', isFirstListed, true, {
  not: 'only a printed skill is first-listed',
  applies: ({ listed }) => listed === 'transformed',
})

/** of an assimilated personnel, what was its classification. */
export const formerClassification = against('1eS-skills-13', isFirstListed, true, {
  not: 'whoever is assimilated has the first-listed skill that is printed',
  applies: ({ listed }) => listed === 'former classification',
})
