import { denial, presumption } from '../../../kernel/rule.ts'
import { isForHisOwnTurn } from '../questions.ts'

const likeOtherSkills = presumption({
  ruling: 'personnel use their skills in the turn of their player',
  asked: isForHisOwnTurn,
  applies: () => true,
  answer: true,
})

/** What may be done once in every turn may be done in the opponent's turn. */
export const everyTurn = [likeOtherSkills, denial('1eS-sabotage-drone-six-of-seventeen-01', likeOtherSkills, false)]
