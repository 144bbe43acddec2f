import type { Flow } from '../../../kernel/flow.ts'
import { isSpent } from '../../../questions/timing/settled.ts'
import { payable, playAsCost } from '../../timing/play-as-cost.ts'
import type { Facing } from './facing.ts'
import { nullifyByDiscarding } from './nullify-by-discarding.ts'

/** Lets whoever faces the dilemma discard or play from hand what nullifies it; true when that was done. */
export function* nullifyByAnAction(facing: Facing): Flow<boolean> {
  return (yield* nullifyByDiscarding(facing)) || (yield* nullifyByPlaying(facing))
}

/** Lets him play it as often as the law gives him another try when it was nullified. */
function* nullifyByPlaying({ game, dilemma, group, text }: Facing): Flow<boolean> {
  const price = text.nullifiedByCard
  if (!price || !('played' in price) || !game.inForce(price)) return false
  for (;;) {
    const held = payable(game, group.player, price.played)
    if (!held.length) return false
    game.credit(price)
    const paid = yield* playAsCost(game, group.player, price.played, { by: dilemma, optional: true })
    if (paid) game.note('nullifiedByAnAction', dilemma)
    const nothingPlayed = held.every(id => game.card(id).place === 'hand')
    if (paid || nothingPlayed || game.decide(isSpent, { by: dilemma })) return paid
  }
}
