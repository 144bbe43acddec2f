import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { levelsGained } from '../questions.ts'
import { isUse, mayBePaidFor, mayLeaveUnused, onePaymentForAll, type UseOfSkills } from '../using-questions.ts'

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

const everyWord = presumption({
  ruling: 'a skill is used wherever a dilemma names it',
  asked: isUse,
  applies: ({ as }) => as === 'description',
  answer: true,
})

/** What a dilemma does not print in boldface is no requirement. */
export const boldfaceOnly = denial('2eS-skills-05', everyWord, false)

const atWill = presumption({
  ruling: 'a skill need not be used',
  asked: mayLeaveUnused,
  applies: ({ restricted }) => !restricted,
  answer: true,
})

export const mustBeUsed = denial('2eS-skills-07', atWill, false)

export const usedForItsPrice = rule({
  ruling: '2eS-skills-09',
  asked: mayBePaidFor,
  applies: () => true,
  answer: true,
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

const oneLevelEach = presumption({
  ruling: 'every skill that is gained comes with one level',
  asked: levelsGained,
  applies: ({ alone }) => !alone,
  answer: 1,
})

export const allLevels = denial('2eS-skills-13', oneLevelEach, ({ level }) => level)
