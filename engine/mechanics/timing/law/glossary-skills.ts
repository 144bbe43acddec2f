import { denial, presumption } from '../../../kernel/rule.ts'
import { mayBeUsedBetweenDilemmas } from '../../skills/questions.ts'

const atAnyMoment = presumption({
  ruling: 'what may be done in every turn may be done at any moment of it',
  asked: mayBeUsedBetweenDilemmas,
  applies: () => true,
  answer: true,
})

/** Such a skill interrupts no attempt. */
export const skillsInAttempts = [atAnyMoment, denial('1eS-sabotage-drone-six-of-seventeen-02', atAnyMoment, false)]
