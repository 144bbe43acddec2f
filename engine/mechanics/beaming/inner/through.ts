import { can } from '../../../board/can.ts'
import { inPlay } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { matches } from '../../../text/match.ts'

/** Does a card in play let the player beam through what limits that? */
export function beamsThrough(game: Game, player: PlayerName, limit: CardId): boolean {
  const opening = game.state.cards.find(card => {
    const through = game.text(card.id).beamsThrough
    return through && inPlay(card) && card.controller === player && matches(game, limit, through, player)
  })
  return opening !== undefined && can(game, opening.id, 'keep text in force')
}
