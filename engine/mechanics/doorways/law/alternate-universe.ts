import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { custom, rule } from '../../../kernel/rule.ts'
import { isAdmitted } from '../../reporting/reporting.ts'
import { comesThrough } from '../questions.ts'

/** The card of another universe has no doorway open; a doorway that opens the way needs none itself. */
const isShutOut = (game: Game, card: CardId, player: PlayerName): boolean =>
  !game.text(card).admits && !isAdmitted(game, player, card)

export const shutOut1996 = rule({
  ruling: 'faq96-310-au-doorway-06',
  asked: comesThrough,
  applies: ({ card, player }, game) => isShutOut(game, card, player),
  answer: false,
})

/** The entry of the icon is in a letter of the Glossary that is not at hand; others take it for granted. */
export const shutOut = custom({
  ruling: 'custom-doorways-01',
  beside: ['glossary'],
  asked: comesThrough,
  applies: ({ card, player }, game) => isShutOut(game, card, player),
  answer: false,
})
