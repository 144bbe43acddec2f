import type { Game } from '../kernel/game.ts'
import type { CardId } from './state.ts'

/** Changes to the card end. */
export function forget(game: Game, id: CardId): void {
  game.state = { ...game.state, modifiers: game.state.modifiers.filter(m => m.card !== id) }
}

/** What cards have changed of this one stays when they leave play with it. */
export function outlast(game: Game, id: CardId): void {
  const modifiers = game.state.modifiers.map(m => {
    const { whileInPlay: _, ...lasting } = m
    return m.card === id ? (lasting as typeof m) : m
  })
  game.state = { ...game.state, modifiers }
}
