import type { Act } from '../../../protocol/types.ts'
import { is } from '../../board/can.ts'
import { requireOwnCards } from '../../board/history.ts'
import { impose, move } from '../../board/moves.ts'
import { cardsIn, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeShuffled } from '../../questions/cloaking/questions.ts'
import { isShuffledOutOfTurn, staysOnItsShip } from '../../questions/cloaking/settled.ts'
import { moment } from '../timing/moment.ts'

/** Mixes ships that lie face down, so that the other player cannot tell which is which. */
export function* shuffleShips(game: Game, player: PlayerName, { cards: ships = [] }: Act): Flow {
  if (ships.length < 2) malformed('wrong-target', 'There are not two cards to mix', ships)
  requireOwnCards(game, player, ships)
  const areShips = ships.every(id => game.facts(id).type === 'ship')
  const areCloaked = ships.every(id => is(game, id, 'cloaked'))
  const areTogether = new Set(ships.map(id => locationOf(game, id))).size === 1
  if (!areShips || !game.decide(mayBeShuffled, { player, areCloaked, areTogether }))
    refuse('forbidden', `${ships.join(', ')} may not be mixed`, ships)
  if (game.state.turn.player !== player && !game.decide(isShuffledOutOfTurn, { player }))
    refuse('wrong-time', `${player}'s ships do not move now`, ships)
  yield* moment(game, player)
  for (const ship of ships) impose(game, ship, 'mixed')
  exchange(game, ships)
}

/** What rules do not keep on its ship comes to the next one. */
function exchange(game: Game, ships: readonly CardId[]): void {
  const aboard = ships.map(ship => cardsIn(game, 'aboard', ship).map(c => c.id))
  for (const [i, cards] of aboard.entries()) {
    const next = ships[(i + 1) % ships.length]!
    for (const card of cards)
      if (!game.decide(staysOnItsShip, { card, ship: ships[i]! })) move(game, card, 'aboard', next)
  }
}
