import { isLocation, locationsAlong } from '../board/locations.ts'
import { inPlay, isIn, locationOf } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { liesOnSpaceline, takesWhatIsPlayedOnLocations } from '../questions/locations/questions.ts'
import { endOfTheSpaceline } from '../questions/locations/settled.ts'
import { isInOrbit } from '../questions/movement/questions.ts'
import type { Lying } from './plain-words.ts'

/** Does the card lie there? */
export function lies(game: Game, id: CardId, where: Lying): boolean {
  const card = game.card(id)
  switch (where) {
    case 'play':
      return inPlay(card)
    case 'space':
      return isIn(card, 'space', 'docked')
    case 'orbit':
      return isWherePlanetIs(game, id) && game.decide(isInOrbit, { ship: id })
    case 'spaceline':
      return game.decide(liesOnSpaceline, { card: id })
    case 'spaceline location':
      return (
        card.place === 'spaceline' &&
        isLocation(game, id) &&
        game.decide(takesWhatIsPlayedOnLocations, { location: id })
      )
    case 'end of a spaceline':
      return card.place === 'spaceline' && isAtTheEnd(game, id)
    default:
      return card.place === where
  }
}

function isWherePlanetIs(game: Game, id: CardId): boolean {
  const at = locationOf(game, id)
  return at !== undefined && game.facts(at).kind !== 'space'
}

function isAtTheEnd(game: Game, id: CardId): boolean {
  const line = locationsAlong(game, id)
  if (game.decide(endOfTheSpaceline, { card: id }) !== 'the last location') return false
  return id === line[0] || id === line.at(-1)
}
