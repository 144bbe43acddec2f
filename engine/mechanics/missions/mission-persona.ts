import type { CardFacts } from '../../../cards/facts.ts'
import type { Game } from '../../kernel/game.ts'
import { sameMissionPersona } from './questions.ts'

/** Are the two missions instances of one mission persona? */
export function isSameMission(game: Game, a: string, b: string): boolean {
  return isMission(game, a) && isMission(game, b) && game.decide(sameMissionPersona, { a, b })
}

/** What the card of this title is printed with. */
export const printed = (game: Game, title: string): CardFacts | undefined => game.printed(title)

const isMission = (game: Game, title: string): boolean => printed(game, title)?.type === 'mission'
