import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { BuildingDemand } from '../../questions/downloading/questions.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'

/** What may be asked of a place where a facility is to stand. */
export type PlacingDemand = Exclude<BuildingDemand, 'text'>

/** By what may be asked of the place, whether it is so. */
export const suits = (
  game: Game,
  player: PlayerName,
  facility: CardId,
  mission: CardId,
): Readonly<Record<PlacingDemand, boolean>> => ({
  'no homeworld': !game.facts(mission).keywords?.includes('Homeworld'),
  'matching affiliation': isMatching(game, facility, mission),
  'no other facility': !hasFacility(game, player, facility, mission),
})

function isMatching(game: Game, facility: CardId, mission: CardId): boolean {
  const { attemptedBy = [] } = game.facts(mission)
  return attemptedBy.includes('any') || affiliationsOf(game, facility).some(a => attemptedBy.includes(a))
}

const hasFacility = (game: Game, player: PlayerName, facility: CardId, mission: CardId): boolean =>
  game.state.cards.some(
    c =>
      c.id !== facility &&
      c.controller === player &&
      inPlay(c) &&
      game.facts(c.id).type === 'facility' &&
      locationOf(game, c.id) === mission,
  )
