import type { Game } from './game.ts'

/**
 * The answer, for which the same is not asked again: what a text does to a card does not hang on its having done it.
 * `otherwise` stands where it is asked in the course of its own answer.
 */
export function withoutItself<Answer>(game: Game, question: string, answer: () => Answer, otherwise: Answer): Answer {
  const { asking } = game
  if (asking.has(question)) return otherwise
  asking.add(question)
  try {
    return answer()
  } finally {
    asking.delete(question)
  }
}

/** Is some question of this kind being answered? What is asked meanwhile may come to something else than by itself. */
export const isAsked = (game: Game): boolean => game.asking.size > 0
