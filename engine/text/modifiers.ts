import type { Modifier } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'

/** Adds changes of numbers that outlive the action. */
export function addModifiers(game: Game, added: readonly Modifier[]): void {
  game.state = { ...game.state, modifiers: [...game.state.modifiers, ...added] }
}
