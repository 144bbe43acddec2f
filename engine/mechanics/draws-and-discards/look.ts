import type { Act } from '../../../protocol/types.ts'
import { cardsIn } from '../../board/places.ts'
import type { PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayLookThrough } from '../../questions/downloading/questions.ts'
import { putInOrder } from '../selections/put-in-order.ts'
import { reshuffle } from './shuffle.ts'

/** Looks through hidden cards of the other player, where rules permit it; what was looked through is shuffled. */
export function* look(game: Game, player: PlayerName, act: Act): Flow {
  const [place, holder] = act.to ?? malformed('wrong-target', 'No pile was named')
  if (!game.decide(mayLookThrough, { player, place, holder }))
    refuse('forbidden', `${player} may not look at the ${place} of ${holder}`)
  const cards = cardsIn(game, place, holder).map(c => c.id)
  game.tell({ event: 'revealed', cards, player })
  yield* reshuffle(game, holder, [place])
  if (place === 'discard') yield* putInOrder(game, player, holder)
}
