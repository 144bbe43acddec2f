import { inPlay } from '../../board/places.ts'
import { isSelfControlled } from '../../board/self-controlled.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

export const isAtLarge = (game: Game, card: CardId): boolean => isSelfControlled(game, card) && inPlay(game.card(card))
