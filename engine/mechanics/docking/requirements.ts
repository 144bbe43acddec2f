import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { matches } from '../../text/match.ts'
import type { Requirements } from '../../text/requirement.ts'
import type { Filter } from '../../text/text.ts'
import { isAtTheFacility } from '../dilemmas/questions/single.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'at'> = {
  at: (game, { at }, { cards, you }) => isAtFacility(game, at, cards, you),
}

function isAtFacility(game: Game, filter: Filter, [first]: readonly CardId[], you: PlayerName): boolean {
  if (first === undefined) return false
  const card = cardOf(first)
  return game.state.cards.some(
    c =>
      inPlay(c) &&
      locationOf(game, c.id) === locationOf(game, card) &&
      matches(game, c.id, filter, you) &&
      game.decide(isAtTheFacility, { card, facility: c.id }),
  )
}
