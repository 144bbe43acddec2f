import { can } from '../../board/can.ts'
import { impose } from '../../board/moves.ts'
import type { CardId, Condition } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { teamOf } from '../compatibility/team.ts'

const spreading = cardsWith(text => text.spreads)

/** Whoever has joined those whom a card in play has infected is infected as well, where the text of the card says so. */
export function spreadAll(game: Game): void {
  for (const card of spreading(game)) {
    const { spreads } = game.text(card.id)
    if (!spreads || !game.inForce(spreads)) continue
    const joined = newcomers(game, card.id, spreads.condition)
    if (joined.length) game.credit(spreads)
    for (const id of joined) impose(game, id, spreads.condition, card.id)
  }
}

function newcomers(game: Game, by: CardId, condition: Condition): readonly CardId[] {
  const bearers = game.state.cards.filter(c => c.because[condition] === by).map(c => c.id)
  const company = new Set(bearers.flatMap(id => teamOf(game, id)))
  return [...company].filter(id => !game.card(id).is.includes(condition) && can(game, id, 'be affected', by))
}
