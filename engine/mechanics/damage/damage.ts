import { impose, move } from '../../board/moves.ts'
import { cardsIn, carriedBy } from '../../board/places.ts'
import { type CardId, opponentOf } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { defaultDamage } from '../dilemmas/questions/procedure.ts'
import { leave } from '../dilemmas/settle.ts'
import { nextOf } from '../selections/next-of-side-deck.ts'
import { isDestroyedWhenDamagedAgain } from '../self-controlled/questions.ts'

/** Damages a ship or facility; what is damaged already is destroyed. */
export function* damage(game: Game, card: CardId, by: CardId): Flow {
  if (game.facts(by).type === 'dilemma') return yield* damageByDilemma(game, card)
  rotate(game, card)
}

/** Default damage: markers from the side deck of the other player, or rotation. */
function* damageByDilemma(game: Game, ship: CardId): Flow {
  const opponent = opponentOf(game.state, game.card(ship).controller)
  const how = game.decide(defaultDamage, { ship, sideDeck: cardsIn(game, 'bridge', opponent).length > 0 })
  if (how === 'rotation') return rotate(game, ship)
  if (how === 'none') return
  impose(game, ship, 'damaged')
  for (let drawn = 0; drawn < 2; drawn += 1) {
    const marker = yield* nextOf(game, 'bridge', opponent)
    if (marker !== undefined) move(game, marker, 'on', ship)
  }
}

/** Turned around; what is damaged already is destroyed. */
export function rotate(game: Game, card: CardId): void {
  if (!game.card(card).is.includes('damaged')) impose(game, card, 'damaged')
  else if (game.decide(isDestroyedWhenDamagedAgain, { card })) destroy(game, card)
}

/** Destroys the card and everything aboard. */
export function destroy(game: Game, card: CardId, by?: CardId): void {
  const lost = [card, ...carriedBy(game, card)]
  game.tell({ event: 'destroyed', cards: [card], ...(by ? { by } : {}) })
  const killed = lost.filter(id => game.facts(id).type === 'personnel')
  if (killed.length) game.tell({ event: 'killed', cards: killed })
  leave(game, card, 'destroyed')
}
