import type { Act } from '../../../protocol/types.ts'
import { requireInHand, requireOwnTurn } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { placeSite, stationFor } from '../../board/sites.ts'
import type { PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { siteCosts } from '../../questions/facilities/settled.ts'
import { comeThrough, requireDoorway } from '../doorways/admission.ts'
import { payCardPlay } from '../reporting/pay.ts'
import { window } from '../timing/window.ts'

/** Plays a site from hand to a station. */
export function* playSite(game: Game, player: PlayerName, act: Act): Flow {
  const site = act.card!
  requireInHand(game, player, [site])
  requireOwnTurn(game, player, [site])
  requireDoorway(game, { card: site, player, way: 'play' })
  const { station, at } = stationFor(game, player, act)
  if (game.decide(siteCosts, { site, player }) === 'the card play') payCardPlay(game, player, site)
  game.tell({ event: 'started', cards: [site], player })
  move(game, site, 'play', player)
  yield* window(game, { on: 'played', card: site, by: player, as: 'site' })
  if (game.card(site).place !== 'play') return
  comeThrough(game, player, site)
  placeSite(game, site, station, at)
  game.tell({ event: 'resolved', cards: [site] })
}
