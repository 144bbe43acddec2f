import { rule } from '../../../kernel/rule.ts'
import { levelsGained } from '../questions.ts'

/** A skill that is gained by itself comes with one level, whatever the level of the other personnel. */
export const singleSkill = rule({
  ruling: '2eS-skills-14',
  asked: levelsGained,
  applies: ({ alone }) => alone,
  answer: 1,
})
