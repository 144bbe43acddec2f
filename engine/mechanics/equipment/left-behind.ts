import { record } from '../../board/history.ts'
import { discard } from '../../board/moves.ts'
import { cardsIn, isEquipment, teamOn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isLostWithThem } from '../../questions/equipment/settled.ts'

/** What becomes of the equipment of an Away Team when none of them is left. */
export function leaveBehind(game: Game, player: PlayerName, planet: CardId): void {
  if (teamOn(game, planet, player).length) return
  for (const { id, controller } of cardsIn(game, 'planet', planet)) {
    if (controller !== player || !isEquipment(game, id)) continue
    if (game.decide(isLostWithThem, { equipment: id })) discard(game, id)
    else record(game, player, 'left behind', id)
  }
}

/** Does the equipment still lie where those who had it died? */
export const wasLeftBehind = (game: Game, card: CardId): boolean =>
  game.card(card).place === 'planet' && game.state.history.some(d => d.kind === 'left behind' && d.card === card)
