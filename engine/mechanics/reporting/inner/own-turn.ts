import { refuse } from '../../../kernel/flow.ts'
import type { Language } from '../../../kernel/language.ts'

/** Refuses a text on the opponent's turn, if it is for the player's own. */
const checkTurn: Language['useChecks'][number] = (game, player, card, text) => {
  if (text.when !== 'your turn' || game.state.turn.player === player) return
  game.credit(text)
  refuse('wrong-player', `It is ${game.state.turn.player}'s turn`, [card])
}

export const useChecks: Language['useChecks'] = [checkTurn]
