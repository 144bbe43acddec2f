import type { Act } from '../../../protocol/types.ts'
import { mayBeExchanged } from '../../rules/dual-personnel/questions.ts'
import { discard, move } from '../../state/moves.ts'
import { inPlay } from '../../state/places.ts'
import type { PlayerName } from '../../state/state.ts'
import { type Flow, refuse } from '../flow.ts'
import type { Game } from '../game.ts'

/** Exchanges a personnel in play for versions of the same personas from hand, which take its place. */
export function* replace(game: Game, player: PlayerName, act: Act): Flow {
  const out = act.card ?? refuse('wrong-target', 'No card was named')
  const into = act.targets ?? []
  const { controller, place, holder } = game.card(out)
  if (controller !== player) refuse('not-controlled', `${out} is not ${player}'s`, [out])
  if (!inPlay(game.card(out))) refuse('wrong-place', `${out} is not in play`, [out])
  const elsewhere = into.filter(id => game.card(id).place !== 'hand' || game.card(id).holder !== player)
  if (elsewhere.length) refuse('wrong-place', `${elsewhere.join(', ')} is not in ${player}'s hand`, elsewhere)
  if (!into.length || !game.decide(mayBeExchanged, { out: [out], into }))
    refuse('wrong-target', `${out} is not replaced so`, [out, ...into], 'choice')
  for (const id of into) move(game, id, place, holder)
  discard(game, out)
}
