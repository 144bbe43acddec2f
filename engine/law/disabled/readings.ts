import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { text } from './glossary.ts'

/** It is the player who declares two cards to be attached, and not the text of either. */
const playerDeclares = rule({
  ruling: 'head-for-a-disabled-body/player',
  asked: permission,
  of: ['use text'],
  applies: ({ card }, game) => !!game.text(card).attaches && is(game, card, 'disabled'),
  answer: true,
  exceptionTo: [text],
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'head-for-a-disabled-body', reading: 'player', where: 'glossary', enact: [playerDeclares] },
]
