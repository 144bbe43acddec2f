import { refuse } from '../../../kernel/flow.ts'
import type { Language } from '../../../kernel/language.ts'
import { isUsedOtherwise } from '../../../questions/timing/settled.ts'
import { matches } from '../../../text/match.ts'

/** Refuses the text of a card that is neither on nor aboard what that asks for. */
const checkHolder: Language['useChecks'][number] = (game, player, card, { lyingOn }) => {
  if (!lyingOn || !game.inForce(lyingOn)) return
  game.credit(lyingOn)
  const { place, holder } = game.card(card)
  const isThere = (place === 'on' || place === 'aboard') && matches(game, holder, lyingOn.where, player)
  if (!isThere && !game.decide(isUsedOtherwise, { card, what: 'place' }))
    refuse('wrong-place', `${card} is not on what it is used from`, [card])
}

export const useChecks: Language['useChecks'] = [checkHolder]
