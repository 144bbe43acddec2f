import { can } from '../../board/can.ts'
import { inPlay, locationOf } from '../../board/places.ts'
import { isSalvaged } from '../../board/salvaged.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { hasAHolodeck } from '../../questions/holograms/questions.ts'
import { projectsAboard, projectsWithoutAShip } from '../../questions/holograms/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'

const projectors = cardsWith(text => text.projects)

/** Is the hologram where a holodeck generates it, or a card of its player's projects it? */
export function isProjected(game: Game, card: CardId): boolean {
  const { place, holder } = game.card(card)
  const vessel = place === 'aboard' ? holder : undefined
  if (vessel !== undefined && generatesHolograms(game, vessel)) return true
  return ownProjectors(game, game.card(card).controller).some(({ id }) =>
    vessel === undefined ? place === 'planet' && reachesPlanet(game, id, card) : reachesAboard(game, id, vessel),
  )
}

const generatesHolograms = (game: Game, vessel: CardId): boolean =>
  game.decide(hasAHolodeck, { card: vessel }) || isSalvaged(game, vessel, 'Holodeck')

/** Does a card of its player's project the hologram onto the planet where it is? */
export const mayBeProjectedOnto = (game: Game, card: CardId): boolean =>
  ownProjectors(game, game.card(card).controller).some(({ id }) => reachesPlanet(game, id, card))

/** What the player has in play that projects holograms. */
export function ownProjectors(game: Game, player: string): readonly CardState[] {
  return projectors(game).filter(
    c =>
      c.controller === player && inPlay(c) && can(game, c.id, 'keep text in force') && textOf(game, c.id) !== undefined,
  )
}

function textOf(game: Game, by: CardId) {
  const text = game.text(by).projects
  return text && game.inForce(text) ? text : undefined
}

function reachesAboard(game: Game, by: CardId, vessel: CardId): boolean {
  if (game.facts(vessel).type === 'facility' && game.decide(projectsAboard, { by, facility: vessel })) return true
  return matches(game, vessel, textOf(game, by)!.aboard, game.card(by).controller)
}

function reachesPlanet(game: Game, by: CardId, card: CardId): boolean {
  const at = locationOf(game, card)
  const { controller } = game.card(card)
  const hasShip = game.state.cards.some(
    c => c.controller === controller && inPlay(c) && game.facts(c.id).type === 'ship' && locationOf(game, c.id) === at,
  )
  return hasShip || game.decide(projectsWithoutAShip, { by, card })
}
