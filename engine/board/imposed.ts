import type { Game } from '../kernel/game.ts'
import { withoutItself } from '../kernel/without-itself.ts'
import { cardsThatMaySay } from '../text/cards-with.ts'
import { matches } from '../text/match.ts'
import { cardsIn } from './places.ts'
import type { CardId, Condition } from './state.ts'

const imposing = cardsThatMaySay(text => text.imposes)

/** Does the text of the planet or ship where the card is, or of a card that lies on it, put it into the condition? */
export function isImposed(game: Game, id: CardId, condition: Condition): boolean {
  if (!imposing(game).length) return false
  const { place, holder } = game.card(id)
  if (place !== 'planet' && place !== 'aboard') return false
  return [holder, ...cardsIn(game, 'on', holder).map(card => card.id)].some(
    by =>
      game.text(by).imposes &&
      withoutItself(game, `${condition} ${id} ${by}`, () => imposes(game, by, id, condition), false),
  )
}

function imposes(game: Game, by: CardId, id: CardId, condition: Condition): boolean {
  const { controller } = game.card(game.card(id).holder)
  const clause = game
    .text(by)
    .imposes?.find(c => c.condition === condition && game.inForce(c) && matches(game, id, c.on, controller))
  if (!clause) return false
  if (clause.until && game.inForce(clause.until) && game.card(by).is.includes(clause.until.is)) {
    game.credit(clause.until)
    return false
  }
  game.credit(clause)
  return true
}
