import { refuse } from '../../../kernel/flow.ts'
import type { Language } from '../../../kernel/language.ts'
import { isUsedOtherwise } from '../../../questions/timing/settled.ts'

/** Refuses, once the player has done something on his turn, a text for its start. */
const checkStart: Language['useChecks'][number] = (game, player, card, text) => {
  const { atTheStart } = text
  if (!atTheStart) return
  const { turn, history } = game.state
  const any = atTheStart === 'each turn'
  const before = history.some(d => d.turn === turn.number && (any || d.player === player))
  const isLate = (!any && turn.player !== player) || before
  if (isLate) game.credit(text)
  if (isLate && !game.decide(isUsedOtherwise, { card, what: 'time' }))
    refuse('wrong-time', `${card} is used at the start of ${player}'s turn`, [card])
}

/** Refuses a text on the opponent's turn, if it is for the player's own. */
const checkTurn: Language['useChecks'][number] = (game, player, card, text) => {
  if (!text.onYourTurn || game.state.turn.player === player) return
  game.credit(text)
  refuse('wrong-player', `It is ${game.state.turn.player}'s turn`, [card])
}

export const useChecks: Language['useChecks'] = [checkStart, checkTurn]
