import { against, denial, rule } from '../../kernel/rule.ts'
import { classificationIsListed, levelsAreSkills, typesAreNoSkills } from '../../mechanics/skills/presumptions.ts'
import { isASkill, isRegularBelowZero } from '../../questions/skills/questions.ts'

/** Whatever stands in the skills box is a skill, */
export const whateverIsThere = against('1eS-skills-01', isASkill, true, {
  not: 'a sentence in the skills box is game text and no skill',
  applies: ({ what }) => what === 'sentence',
})

/** a personnel type as well, */
export const personnelTypes = denial('1eS-skills-02', typesAreNoSkills, true)

/** but not the one in the classification box. */
export const notTheClassification = denial('1eS-skills-03', classificationIsListed, false)

/** A skill with a number below zero is a special skill. */
export const belowZero = rule({ ruling: '1eS-skills-08', asked: isRegularBelowZero, answer: false })

/** A multiplier says at which level the one skill is. */
export const oneSkill = denial('1eS-skills-26', levelsAreSkills, true)
