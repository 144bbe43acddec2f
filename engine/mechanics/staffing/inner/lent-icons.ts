import type { CardId } from '../../../board/state.ts'
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
    return matches(game, card, clause.where, controller) ? [clause.icon] : []
  })
}

export const iconsLent: Language['iconsLent'] = [lentTo]
