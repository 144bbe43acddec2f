import { isSelfControlled } from '../../board/self-controlled.ts'
import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { isBesieged } from '../../mechanics/self-controlled/intruders.ts'
import { beamsPast } from '../../questions/beaming/questions.ts'
import { isFiredBackAt, isMeasuredBySpan } from '../../questions/self-controlled/questions.ts'
import { stoppedStayBehind } from '../beaming/faq-cards.ts'

/** Ships fire back at it. */
const firedBackAt = rule({
  ruling: 'firing-back-at-the-borg-ship/yes',
  asked: isFiredBackAt,
  applies: ({ card }, game) => isSelfControlled(game, card),
  answer: true,
})

const bySpan = rule({ ruling: 'long-end-of-the-spaceline/by-span', asked: isMeasuredBySpan, answer: true })

/** By a card that beams they are beamed off although they are stopped, too. */
const evenStopped = rule({
  ruling: 'armbands-and-rogue-borg/yes',
  asked: beamsPast,
  of: ['stopped'],
  applies: ({ cards }, game) =>
    cards.some(id => game.card(id).place === 'aboard' && isBesieged(game, game.card(id).holder)),
  answer: true,
  exceptionTo: [stoppedStayBehind],
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'firing-back-at-the-borg-ship', reading: 'yes', where: 'faq1996', adds: [firedBackAt] },
  { question: 'armbands-and-rogue-borg', reading: 'yes', where: 'faq1996', adds: [evenStopped] },
  { question: 'long-end-of-the-spaceline', reading: 'by-span', where: 'faq1996', adds: [bySpan] },
]
