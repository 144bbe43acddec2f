import { denial, rule } from '../../kernel/rule.ts'
import { typesAreNoSkills } from '../../mechanics/skills/presumptions.ts'
import { levelsCount } from '../../questions/dilemmas/requirements.ts'

/** A type in the skills box is a skill besides the classification. */
export const besidesTheClassification = denial('faq96-361-capitalized-skills-01', typesAreNoSkills, true)

/** A number before a skill is one of personnel. */
export const numberOfPersonnel = rule({
  ruling: 'faq96-25-less-and-greater-marks-03',
  asked: levelsCount,
  applies: ({ of }) => of === 'one personnel',
  answer: false,
})
