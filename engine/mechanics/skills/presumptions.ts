import { presumption } from '../../kernel/rule.ts'
import { classificationIsASkill, isASkill, isMet, isOneSkill } from '../../questions/skills/questions.ts'

/** What rulings of several documents deny. */

export const classificationIsListed = presumption({
  ruling: 'the classification is the first skill of those listed',
  asked: classificationIsASkill,
  answer: true,
})

export const typesAreNoSkills = presumption({
  ruling: 'a personnel type in the skills box says once more what the classification is',
  asked: isASkill,
  applies: ({ what }) => what === 'personnel type',
  answer: false,
})

export const levelsAreSkills = presumption({
  ruling: 'a skill with a multiplier is as many skills',
  asked: isOneSkill,
  applies: ({ level }) => level > 1,
  answer: false,
})

export const someWillDo = presumption({
  ruling: 'half of a skill is the skill',
  asked: isMet,
  applies: ({ level, total }) => level === 1 && total === 0.5,
  answer: true,
})
