import { refuse } from '../../../kernel/flow.ts'
import type { Language } from '../../../kernel/language.ts'
import { isUsedOtherwise } from '../../../questions/timing/settled.ts'

/** Refuses, once the player has done something on his turn, a text for its start. */
const checkStart: Language['useChecks'][number] = (game, player, card, text) => {
  const { when } = text
  if (when !== 'start of your turn' && when !== 'start of any turn') return
  const { turn, history } = game.state
  const any = when === 'start of any turn'
  const before = history.some(d => d.turn === turn.number && (any || d.player === player))
  const isLate = (!any && turn.player !== player) || before
  if (isLate) game.credit(text)
  if (isLate && !game.decide(isUsedOtherwise, { card, what: 'time' }))
    refuse('wrong-time', `${card} is used at the start of ${player}'s turn`, [card])
}

export const useChecks: Language['useChecks'] = [checkStart]
