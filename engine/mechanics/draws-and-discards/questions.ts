import type { CardId, PlayerName } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** Whose turns does the countdown of the card count? */
export const countsTheTurnsOf = question<{ card: CardId }, PlayerName>()(
  'counts the turns of',
  ({ card }, game) => game.card(card).owner,
)
