import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { endsWithDeath, text } from './glossary.ts'

/** It is the player who declares two cards to be attached, and not the text of either. */
const playerDeclares = rule({
  ruling: 'head-for-a-disabled-body/player',
  asked: permission,
  of: ['use text'],
  applies: ({ card }, game) => !!game.text(card).attaches && is(game, card, 'disabled'),
  answer: true,
  exceptionTo: [text],
})

/** It ends for those whose death scores, and for nobody else. */
const onlyForPoints = endsWithDeath(
  (card, game) =>
    !!game.text(card).timed?.some(({ at, effects }) => at === 'killed' && effects.some(e => e.do === 'score')),
)

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'head-for-a-disabled-body', reading: 'player', where: 'glossary', adds: [playerDeclares] },
  { question: 'death-of-the-disabled', reading: 'for-points', where: 'glossary', replaces: [onlyForPoints] },
]
