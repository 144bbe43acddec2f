import { infiltrationIconsOf } from '../../../board/infiltrating.ts'
import { crewOf, isPersonnel, isVessel } from '../../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { mayReportFromAfar } from '../../../questions/compatibility/settled.ts'
import { become, waysIn } from '../../compatibility/infiltrate.ts'
import { chooseTerm } from '../../selections/select.ts'
import { isHome } from '../reporting.ts'

/** Is that a place of the opponent's, to which cards report who infiltrate? */
export const isOnTheOtherSide = (game: Game, player: PlayerName, card: CardId, site: CardId): boolean =>
  isVessel(game, site) &&
  game.card(site).controller !== player &&
  isPersonnel(game, card) &&
  infiltrationIconsOf(game, card).length > 0

/** As one of which affiliations or factions may the personnel report there to infiltrate? */
function waysToReport(game: Game, player: PlayerName, card: CardId, site: CardId): readonly string[] {
  if (!isHome(game, card, site) && !game.decide(mayReportFromAfar, { card })) return []
  const company = [site, ...crewOf(game, site, opponentOf(game.state, player))]
  const isFacility = game.facts(site).type === 'facility'
  return waysIn(game, player, card, company, 'reports there', isFacility)
}

/** Refuses a report to the opponent's side of whoever may not infiltrate there. */
export function checkInfiltration(game: Game, player: PlayerName, card: CardId, site: CardId): void {
  if (waysToReport(game, player, card, site).length) return
  refuse('requirement', `${card} may not report to ${site} to infiltrate`, [card, site], 'choice')
}

/** Whoever reports to the opponent's side infiltrates at once. */
export function* infiltrateOnArrival(game: Game, player: PlayerName, card: CardId, site: CardId): Flow {
  if (!isOnTheOtherSide(game, player, card, site)) return
  const fitting = waysToReport(game, player, card, site)
  if (fitting.length) become(game, card, yield* chooseTerm(player, fitting, card))
}
