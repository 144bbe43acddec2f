import type { Act } from '../../../../protocol/types.ts'
import { destinationOf } from '../../../board/destination.ts'
import { placeSite, stationFor } from '../../../board/sites.ts'
import type { PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { maySeedSites, seedsOnStationOf, sitesComeFrom } from '../../../questions/seeding/questions.ts'
import { seedsFromElsewhere, sitesAtMost } from '../../../questions/seeding/settled.ts'
import { checkSeedCount } from './seed-count.ts'

/** Puts a site on a station. */
export function seedSite(game: Game, player: PlayerName, act: Act): void {
  const card = act.card!
  const { place, holder } = game.card(card)
  const isAtHand = (place === 'missions' || place === 'seeds') && holder === player
  if (!isAtHand && !game.decide(seedsFromElsewhere, { player, card }))
    refuse('wrong-place', `${card} is not among ${player}'s seed cards`, [card])
  if (!game.decide(sitesComeFrom, { card, from: place === 'seeds' ? place : 'missions' }))
    refuse('wrong-place', `${card} is not one of the sites that seed for free`, [card])
  if (!game.decide(maySeedSites, { card, phase: game.state.turn.phase }))
    refuse('wrong-time', 'Sites are seeded in the facility phase', [card])
  const seeded = game.state.cards.filter(
    c => c.owner === player && c.place === 'site' && game.facts(c.id).type === 'site',
  ).length
  if (seeded >= game.decide(sitesAtMost, { player })) refuse('limit', `${player} has seeded ${seeded} sites`, [card])
  checkSeedCount(game, player, card)
  const to = destinationOf(game, card, act, 'goes to a station')
  if (!game.decide(seedsOnStationOf, { player, owner: game.card(to).owner }))
    refuse('not-controlled', `${to} is not ${player}'s`, [card, to], 'choice')
  const { station, at } = stationFor(game, player, act)
  placeSite(game, card, station, at)
}
