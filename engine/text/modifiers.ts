import type { CardId, Modifiable, Modifier } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'

/** Adds changes of numbers that outlive the action. */
export function addModifiers(game: Game, added: readonly Modifier[]): void {
  game.state = { ...game.state, modifiers: [...game.state.modifiers, ...added] }
}

/** What such changes have added to the number together. */
export const addedTo = (game: Game, card: CardId, attribute: keyof Modifiable): number =>
  game.state.modifiers.reduce((sum, m) => (m.card === card && m.attribute === attribute ? sum + (m.add ?? 0) : sum), 0)
