import type { CardId } from '../../board/state.ts'
import { affects, standings } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'

/** Does a text in play keep the card from being attacked? */
export const isOutOfReach = (game: Game, card: CardId): boolean =>
  standings(game).some(s => s.standing.forbids === 'be attacked' && affects(game, s.card, s.standing, card))
