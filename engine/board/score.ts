import type { Game } from '../kernel/game.ts'
import { record } from './history.ts'
import { mayFallBelowZero } from './questions.ts'
import type { CardId } from './state.ts'

export interface AddedDeedKinds {
  /** The points printed on it. */
  'scored its box': true
}

/** Adds points to the player's, or takes them away; `bonus`: for no mission. `by` = the card that has them printed or says so. */
export function score(game: Game, player: string, points: number, bonus: boolean, by: CardId): void {
  const players = game.state.players.map(p => {
    if (p.name !== player) return p
    const total = p.points + points
    const kept = total >= 0 || points >= 0 || game.decide(mayFallBelowZero, { player }) ? total : Math.min(0, p.points)
    return { ...p, points: kept, bonus: p.bonus + (bonus ? points : 0) }
  })
  game.state = { ...game.state, players }
  if (points > 0 && game.facts(by).points !== undefined && game.card(by).place === 'play')
    record(game, player, 'scored its box', by)
  game.tell({ event: 'scored', player, count: points, by, cards: [by] })
}
