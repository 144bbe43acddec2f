import type { Act } from '../../../protocol/types.ts'
import { discard, move } from '../../board/moves.ts'
import { inPlay } from '../../board/places.ts'
import type { PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeExchanged } from '../../questions/dual-personnel/questions.ts'
import { checkTurnOfUse } from '../skills/when-used.ts'

/** Exchanges a personnel in play for versions of the same personas from hand, which take its place. */
export function* replace(game: Game, player: PlayerName, act: Act): Flow {
  const out = act.card ?? refuse('wrong-target', 'No card was named')
  const into = act.targets ?? []
  const { controller, place, holder } = game.card(out)
  if (controller !== player) refuse('not-controlled', `${out} is not ${player}'s`, [out])
  if (!inPlay(game.card(out))) refuse('wrong-place', `${out} is not in play`, [out])
  const says = game.text(out).replaceable
  if (says) checkTurnOfUse(game, player, out, { response: false, says })
  const elsewhere = into.filter(id => game.card(id).place !== 'hand' || game.card(id).holder !== player)
  if (elsewhere.length) refuse('wrong-place', `${elsewhere.join(', ')} is not in ${player}'s hand`, elsewhere)
  if (!into.length || !game.decide(mayBeExchanged, { out: [out], into }))
    refuse('wrong-target', `${out} is not replaced so`, [out, ...into], 'choice')
  for (const id of into) move(game, id, place, holder)
  discard(game, out)
}
