import type { CardId, Modifier } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { levelsGained } from './questions.ts'

export const skillBox = (game: Game, id: CardId): Readonly<Record<string, number>> => game.facts(id).skills ?? {}

/** One skill of another one, level by level, as many as the card gains. */
export function levelsOf(game: Game, about: About<typeof levelsGained>, by: CardId): readonly Modifier[] {
  const { card, skill } = about
  const one = { card, skill, by, until: game.state.turn.number }
  return Array.from({ length: game.decide(levelsGained, about) }, () => one)
}
