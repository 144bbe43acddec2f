import type { Game } from '../kernel/game.ts'
import { withoutItself } from '../kernel/without-itself.ts'
import { cardsThatMaySay } from '../text/cards-with.ts'
import { matches } from '../text/match.ts'
import type { CardId, Condition } from './state.ts'

const imposing = cardsThatMaySay(text => text.imposes)

/** Does the text of the planet or ship where the card is put it into the condition? */
export function isImposed(game: Game, id: CardId, condition: Condition): boolean {
  if (!imposing(game).length) return false
  const { place, holder } = game.card(id)
  if (place !== 'planet' && place !== 'aboard') return false
  if (!game.text(holder).imposes) return false
  return withoutItself(game, `${condition} ${id}`, () => imposes(game, id, condition), false)
}

function imposes(game: Game, id: CardId, condition: Condition): boolean {
  const { holder, controller } = game.card(id)
  const clause = game
    .text(holder)
    .imposes?.find(c => c.condition === condition && game.inForce(c) && matches(game, id, c.on, controller))
  if (!clause) return false
  if (clause.until && game.inForce(clause.until) && game.card(holder).is.includes(clause.until.is)) {
    game.credit(clause.until)
    return false
  }
  game.credit(clause)
  return true
}
