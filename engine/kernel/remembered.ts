import type { CardId } from '../board/state.ts'
import type { Game } from './game.ts'
import { isAsked } from './without-itself.ts'

/**
 * The answer about the card to a question of that kind in these words, worked out once for as long as nothing changes.
 * Rulings that it names are named of the action from then on.
 */
export function remembered<Answer>(
  game: Game,
  kind: string,
  words: string,
  card: CardId,
  answer: (game: Game, card: CardId, words: string) => Answer,
): Answer {
  if (isAsked(game)) return answer(game, card, words)
  return game.memory.answer(kind, words, card, () => answer(game, card, words))
}
