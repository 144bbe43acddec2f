import { custom } from '../../../kernel/rule.ts'
import { isBegunByALeader, mayFire, mayFireBack } from '../questions.ts'

/** What the documents at hand say of battles under later laws stands under another letter. */
export const aLeaderBegins = custom({
  ruling: 'a battle is begun by a leader',
  beside: ['glossary'],
  asked: isBegunByALeader,
  applies: () => true,
  answer: true,
})

/** Stopped cards that are attacked may defend themselves like others. */
export const theAttackedFireBack = custom({
  ruling: 'an attacked ship may fire back',
  beside: ['glossary'],
  asked: mayFireBack,
  applies: () => true,
  answer: true,
})

export const aLeaderFires = custom({
  ruling: 'a ship fires only with a leader aboard',
  beside: ['glossary'],
  asked: mayFire,
  applies: ({ isLed }) => !isLed,
  answer: false,
})
