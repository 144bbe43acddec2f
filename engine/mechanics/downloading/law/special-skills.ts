import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { hasASkillDot, isASpecialSkill } from '../../suspends-play/questions.ts'

/** A special download in the skills box of a personnel is a special skill. */
const specialDownload = rule({
  ruling: '1eS-skills-07',
  asked: isASpecialSkill,
  applies: () => true,
  answer: true,
})

const dotForEach = presumption({
  ruling: 'every skill in the box has a dot',
  asked: hasASkillDot,
  applies: ({ card }, game) => game.facts(card).type === 'personnel',
  answer: true,
})

/** A special download has its own icon in place of a dot. */
const iconInPlaceOfDot = denial('1eS-skills-23', dotForEach, false)

/** What the Glossary says of special downloads as skills. */
export const glossarySpecialSkills = [specialDownload, dotForEach, iconInPlaceOfDot]
