import { hostOf } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { turnPlaced, turnsBegunSince } from '../../../board/turns.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import { matches } from '../../../text/match.ts'

const lending = cardsWith(text => text.lendsIcon)

/** The icons that texts in play lend to the card. */
function lentTo(game: Game, card: CardId): readonly string[] {
  return lending(game).flatMap(({ id: by, controller }) => {
    const clause = game.text(by).lendsIcon
    if (!clause || !game.inForce(clause)) return []
    game.credit(clause)
    if (clause.onlyHost && !(hostOf(game, by) === card && isOnceBegun(game, by, controller))) return []
    return matches(game, card, clause.where, controller) ? [clause.icon] : []
  })
}

/** Has a turn of the player's begun since the card was put where it is? */
function isOnceBegun(game: Game, card: CardId, player: PlayerName): boolean {
  const placed = turnPlaced(game, card)
  return placed === undefined || turnsBegunSince(game, placed, player) > 0
}

export const iconsLent: Language['iconsLent'] = [lentTo]
