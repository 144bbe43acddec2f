import type { CardId, Modifiable, Modifier } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'

/** Adds changes of numbers that outlive the action. */
export function addModifiers(game: Game, added: readonly Modifier[]): void {
  game.state = { ...game.state, modifiers: [...game.state.modifiers, ...added] }
}

/** The number after all such changes, in the order in which they were made. */
export const asChanged = (game: Game, card: CardId, attribute: keyof Modifiable, number: number): number =>
  game.state.modifiers
    .filter(m => m.card === card && m.attribute === attribute)
    .reduce((now, { add = 0, multiply = 1, set }) => set ?? now * multiply + add, number)
