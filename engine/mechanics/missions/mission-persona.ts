import type { Game } from '../../kernel/game.ts'
import { sameMissionPersona } from '../../questions/missions/questions.ts'

/** Are the two missions instances of one mission persona? */
export function isSameMission(game: Game, a: string, b: string): boolean {
  return isMission(game, a) && isMission(game, b) && game.decide(sameMissionPersona, { a, b })
}

const isMission = (game: Game, title: string): boolean => game.printed(title)?.type === 'mission'
