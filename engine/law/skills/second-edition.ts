import { against, rule } from '../../kernel/rule.ts'
import { levelsGained } from '../../questions/skills/questions.ts'
import { isUse, mayLeaveUnused, onePaymentForAll, type UseOfSkills } from '../../questions/skills/using.ts'

/** A skill that is gained by itself comes with one level, whatever the level of the other personnel. */
export const singleSkill = rule({
  ruling: '2eS-skills-14',
  asked: levelsGained,
  applies: ({ alone }) => alone,
  answer: 1,
})

const uses = (ruling: string, as: UseOfSkills) =>
  rule({ ruling, asked: isUse, applies: about => about.as === as, answer: true })

export const usesOfSkills = [
  uses('2eS-skills-02', 'mission requirement'),
  uses('2eS-skills-03', 'dilemma requirement'),
  uses('2eS-skills-04', 'own text'),
]

/** What a dilemma does not print in boldface is no requirement. */
export const boldfaceOnly = against('2eS-skills-05', isUse, false, {
  not: 'a skill is used wherever a dilemma names it',
  applies: ({ as }) => as === 'description',
})

export const mustBeUsed = against('2eS-skills-07', mayLeaveUnused, false, {
  not: 'a skill need not be used',
  applies: ({ restricted }) => !restricted,
})

export const priceMayBeDeclined = rule({
  ruling: '2eS-skills-10',
  asked: mayLeaveUnused,
  applies: ({ restricted }) => restricted,
  answer: true,
})

export const paidOnce = rule({
  ruling: '2eS-skills-11',
  asked: onePaymentForAll,
  applies: ({ by }, game) => game.text(by).skillPrice?.for === 'skills',
  answer: true,
})

export const allLevels = against('2eS-skills-13', levelsGained, ({ level }) => level, {
  not: 'every skill that is gained comes with one level',
  applies: ({ alone }) => !alone,
  mistaken: 1,
})
