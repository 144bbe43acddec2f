import { rule } from '../../../kernel/rule.ts'
import { mayBeginUnmatched, mayFire } from '../../battle/questions.ts'

/** Without a personnel of its affiliation aboard a ship begins no battle, */
export const beginsNone = rule({
  ruling: '1eS-ship-staffing-24',
  asked: mayBeginUnmatched,
  applies: () => true,
  answer: false,
})

/** and does not fire. */
export const doesNotFire = rule({
  ruling: '1eS-ship-staffing-25',
  asked: mayFire,
  applies: ({ isMatched }) => !isMatched,
  answer: false,
})
