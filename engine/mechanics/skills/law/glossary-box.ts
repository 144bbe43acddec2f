import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { classificationIsListed, levelsAreSkills, typesAreNoSkills } from '../presumptions.ts'
import { combines, isAllSkills, isASkill, isRegularBelowZero } from '../questions.ts'

const sentencesAreNoSkills = presumption({
  ruling: 'a sentence in the skills box is game text and no skill',
  asked: isASkill,
  applies: ({ what }) => what === 'sentence',
  answer: false,
})

/** Whatever stands in the skills box is a skill, */
export const whateverIsThere = denial('1eS-skills-01', sentencesAreNoSkills, true)

/** a personnel type as well, */
export const personnelTypes = denial('1eS-skills-02', typesAreNoSkills, true)

/** but not the one in the classification box. */
export const notTheClassification = denial('1eS-skills-03', classificationIsListed, false)

const onlyWhatIsPrinted = presumption({
  ruling: 'whoever loses all skills keeps those that other cards have added',
  asked: isAllSkills,
  applies: () => true,
  answer: false,
})

/** All skills are those that other cards have added, too. */
export const addedOnesToo = denial('1eS-skills-04', onlyWhatIsPrinted, true)

/** A skill with a number below zero is a special skill. */
export const belowZero = rule({
  ruling: '1eS-skills-08',
  asked: isRegularBelowZero,
  applies: () => true,
  answer: false,
})

/** A multiplier says at which level the one skill is. */
export const oneSkill = denial('1eS-skills-26', levelsAreSkills, true)

const hasItAlready = presumption({
  ruling: 'a skill that the personnel has already is not added',
  asked: combines,
  applies: () => true,
  answer: false,
})

/** What is added combines with what is there. */
export const combined = denial('1eS-skills-28', hasItAlready, true)
