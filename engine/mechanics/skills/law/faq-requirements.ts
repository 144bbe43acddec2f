import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { levelsCount } from '../../dilemmas/questions/requirements.ts'
import { typesAreNoSkills } from '../presumptions.ts'
import { isComparedToo } from '../questions.ts'

/** A type in the skills box is a skill besides the classification. */
export const besidesTheClassification = denial('faq96-361-capitalized-skills-01', typesAreNoSkills, true)

const bothAreCompared = presumption({
  ruling: 'a skill named beside a total is compared with the same number',
  asked: isComparedToo,
  applies: () => true,
  answer: true,
})

/** Marks compare totals of attributes, and never skills. */
export const totalsOnly = denial('faq96-25-less-and-greater-marks-02', bothAreCompared, false)

/** A number before a skill is one of personnel. */
export const numberOfPersonnel = rule({
  ruling: 'faq96-25-less-and-greater-marks-03',
  asked: levelsCount,
  applies: ({ of }) => of === 'one personnel',
  answer: false,
})
