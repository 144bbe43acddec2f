import { is } from '../../board/can.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Is the card cloaked or phased? */
export const isVeiled = (game: Game, card: CardId): boolean => is(game, card, 'cloaked') || is(game, card, 'phased')
