import { impose, move } from '../../board/moves.ts'
import { cardsIn, carriedBy, locationOf } from '../../board/places.ts'
import { sitesOf } from '../../board/sites.ts'
import { type CardId, opponentOf } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { defaultDamage } from '../dilemmas/questions/procedure.ts'
import { leave } from '../dilemmas/settle.ts'
import { isSparedByDestruction } from '../docking/questions.ts'
import { isDestroyedWhenDamagedAgain } from '../self-controlled/questions.ts'

/** Damages a ship or facility; what is damaged already is destroyed. */
export function damage(game: Game, card: CardId, by?: CardId): void {
  if (by !== undefined && game.facts(by).type === 'dilemma') return damageByDilemma(game, card)
  rotate(game, card)
}

/** Default damage: markers from the side deck of the other player, or rotation. */
function damageByDilemma(game: Game, ship: CardId): void {
  const opponent = opponentOf(game.state, game.card(ship).controller)
  const deck = cardsIn(game, 'bridge', opponent).map(c => c.id)
  const how = game.decide(defaultDamage, { ship, sideDeck: deck.length > 0 })
  if (how === 'rotation') return rotate(game, ship)
  if (how === 'none') return
  impose(game, ship, 'damaged')
  for (const marker of deck.slice(0, 2)) move(game, marker, 'on', ship)
}

function rotate(game: Game, card: CardId): void {
  if (!game.card(card).is.includes('damaged')) impose(game, card, 'damaged')
  else if (game.decide(isDestroyedWhenDamagedAgain, { card })) destroy(game, card)
}

/** Destroys the card and everything aboard. */
export function destroy(game: Game, card: CardId, by?: CardId): void {
  spareDocked(game, card)
  const lost = [card, ...carriedBy(game, card)]
  game.tell({ event: 'destroyed', cards: [card], ...(by ? { by } : {}) })
  const killed = lost.filter(id => game.facts(id).type === 'personnel')
  if (killed.length) game.tell({ event: 'killed', cards: killed })
  leave(game, card, 'destroyed')
}

/** Ships that the law spares are in space when the facility where they are docked is gone. */
function spareDocked(game: Game, facility: CardId): void {
  const mission = locationOf(game, facility)
  if (mission === undefined) return
  for (const at of [facility, ...sitesOf(game, facility)]) {
    const landed = !!game.text(at).landsShips
    for (const { id: ship } of cardsIn(game, 'docked', at))
      if (game.decide(isSparedByDestruction, { ship, at, landed })) move(game, ship, 'space', mission)
  }
}
