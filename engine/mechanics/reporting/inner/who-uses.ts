import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { UseText } from '../../../text/in-play-text.ts'

/** May the player use the text, as far as it says who does? What says nothing of that is its own player's. */
export function isForHim(game: Game, card: CardId, { whoUses }: UseText, player: PlayerName): boolean {
  const isOwn = game.card(card).controller === player
  return whoUses === undefined ? isOwn || !othersUse(game, card) : whoUses === 'any player' || !isOwn
}

const othersUse = (game: Game, card: CardId): boolean => !!game.text(card).uses?.some(t => t.whoUses && game.inForce(t))
