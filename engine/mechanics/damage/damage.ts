import { leftLast, remember } from '../../board/history.ts'
import { discard, impose, move } from '../../board/moves.ts'
import { cardsIn, carriedBy, locationOf } from '../../board/places.ts'
import { sitesOf } from '../../board/sites.ts'
import { type CardId, opponentOf } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { areLostWithTheirShip } from '../beaming/questions.ts'
import { defaultDamage } from '../dilemmas/questions/procedure.ts'
import { leave } from '../dilemmas/settle.ts'
import { isSparedByDestruction } from '../docking/questions.ts'
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
  spareDocked(game, card)
  const at = locationOf(game, card)
  remember(game, { player: game.card(card).controller, kind: 'destroyed', card, ...(at ? { places: [at] } : {}) })
  const lost = [card, ...carriedBy(game, card)]
  game.tell({ event: 'destroyed', cards: [card], ...(by ? { by } : {}) })
  lost.push(...lostOnPlanets(game, card))
  const killed = lost.filter(id => game.facts(id).type === 'personnel')
  if (killed.length) game.tell({ event: 'killed', cards: killed })
  leave(game, card, 'destroyed')
  for (const id of killed) if (game.card(id).place === 'planet') discard(game, id)
}

/** Those whom the ship beamed down, where the law has them go with it. */
function lostOnPlanets(game: Game, ship: CardId): readonly CardId[] {
  const team = game.state.cards.filter(c => c.place === 'planet' && leftLast(game, c.id) === ship).map(c => c.id)
  return team.length && game.decide(areLostWithTheirShip, { ship }) ? team : []
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
