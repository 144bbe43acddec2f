import { isSelfControlled } from '../../../board/self-controlled.ts'
import type { CardId } from '../../../board/state.ts'
import { value } from '../../../board/value.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Reading } from '../../../kernel/reading.ts'
import { rule } from '../../../kernel/rule.ts'
import { isFiredBackAt, isMeasuredBySpan } from '../questions.ts'

const couldHit = (game: Game, card: CardId, attacked: readonly CardId[]): boolean =>
  attacked.reduce((sum, id) => sum + value(game, id, 'weapons'), 0) > value(game, card, 'shields')

/** Ships fire back at it, if they could do it any harm. */
const firedBackAt = rule({
  ruling: 'firing-back-at-the-borg-ship/yes',
  asked: isFiredBackAt,
  applies: ({ card, attacked }, game) => isSelfControlled(game, card) && couldHit(game, card, attacked),
  answer: true,
})

const bySpan = rule({
  ruling: 'long-end-of-the-spaceline/by-span',
  asked: isMeasuredBySpan,
  applies: () => true,
  answer: true,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'firing-back-at-the-borg-ship', reading: 'yes', where: 'faq1996', enact: [firedBackAt] },
  { question: 'long-end-of-the-spaceline', reading: 'by-span', where: 'faq1996', enact: [bySpan] },
]
