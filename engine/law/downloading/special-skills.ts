import { against } from '../../kernel/rule.ts'
import { hasASkillDot } from '../../questions/suspends-play/questions.ts'

/** What the Glossary says of special downloads as skills. */
export const glossarySpecialSkills = [
  // A special download has its own icon in place of a dot.
  against('1eS-skills-23', hasASkillDot, false, {
    not: 'every skill in the box has a dot',
    applies: ({ card }, game) => game.facts(card).type === 'personnel',
  }),
]
