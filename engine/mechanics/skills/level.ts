import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { skillsOf } from './sharing.ts'

/** Level of the skill; 0 = the card does not have it. */
export function levelOf(game: Game, id: CardId, skill: string): number {
  return skillsOf(game, id)[skill] ?? 0
}
