import { requireUnhindered } from '../../../board/can.ts'
import { beginOrders, record, requireOwnTurn } from '../../../board/history.ts'
import { sitesOf } from '../../../board/sites.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { isOpposed } from '../../../board/unopposed.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { matches } from '../../../text/match.ts'
import { carryOutAt } from '../../timing/due.ts'

/** The facility, with its sites, is the player's. */
export function* takeOver(game: Game, player: PlayerName, facility: CardId): Flow {
  for (const id of [facility, ...sitesOf(game, facility)]) game.change(id, { controller: player })
  yield* carryOutAt(game, 'commandeered', player, facility)
}

/** Those in one of its sites whom the text of that lets commandeer the station do so, if nobody opposes them. */
export function* commandeerFromSite(game: Game, player: PlayerName, station: CardId): Flow {
  requireOwnTurn(game, player)
  if (game.card(station).controller === player) refuse('no-effect', `${station} is ${player}'s`, [station])
  const [first] = sitesOf(game, station).flatMap(site => ableIn(game, player, site))
  if (first === undefined) refuse('requirement', `Nobody of ${player}'s may commandeer ${station}`, [station])
  requireUnhindered(game, [first], 'commandeer')
  beginOrders(game, player)
  record(game, player, 'commandeer', station, [first])
  yield* takeOver(game, player, station)
}

function ableIn(game: Game, player: PlayerName, site: CardId): readonly CardId[] {
  const clause = game.text(site).commandeered
  if (typeof clause !== 'object' || !game.inForce(clause)) return []
  game.credit(clause)
  if (isOpposed(game, site, player)) return []
  const own = game.heldBy(site).filter(c => c.controller === player && matches(game, c.id, clause.where, player, true))
  return own.map(c => c.id)
}
