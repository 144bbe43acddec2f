import type { Act } from '../../../protocol/types.ts'
import { move } from '../../board/moves.ts'
import { checkSite, placeSite, siteRow } from '../../board/sites.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'
import { payCardPlay } from '../reporting/pay.ts'
import { window } from '../timing/window.ts'
import { siteCosts } from './questions.ts'

/** The station that the site goes to, and its place among the sites there. */
export function stationFor(
  game: Game,
  player: PlayerName,
  act: Act,
): { readonly station: CardId; readonly at: number } {
  const site = act.card!
  const station =
    act.to?.[1] ?? act.targets?.[0] ?? refuse('wrong-place', `${site} goes to a station`, [site], 'choice')
  const { plays } = game.text(site)
  if (plays && !plays.some(({ on }) => on && matches(game, station, on, player)))
    refuse('wrong-target', `${site} does not go to ${station}`, [site, station], 'choice')
  checkSite(game, site, station)
  return { station, at: siteRow(game, site, station, act.position) }
}

/** Plays a site from hand to a station. */
export function* playSite(game: Game, player: PlayerName, act: Act): Flow {
  const site = act.card!
  if (game.card(site).place !== 'hand' || game.card(site).holder !== player)
    refuse('wrong-place', `${site} is not in ${player}'s hand`, [site])
  if (game.state.turn.player !== player) refuse('wrong-player', `It is ${game.state.turn.player}'s turn`, [site])
  const { station, at } = stationFor(game, player, act)
  if (game.decide(siteCosts, { site, player }) === 'the card play') payCardPlay(game, player, site)
  game.tell({ event: 'started', cards: [site], player })
  move(game, site, 'play', player)
  yield* window(game, { on: 'played', card: site, by: player, as: 'site' })
  if (game.card(site).place !== 'play') return
  placeSite(game, site, station, at)
  game.tell({ event: 'resolved', cards: [site] })
}
