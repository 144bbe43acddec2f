import { presentWith } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { skillTotal } from './totals.ts'

/** Has the player more levels of the one skill present with the card than there are of the other one, whosever they are? */
export function outweighs(
  game: Game,
  player: PlayerName,
  card: CardId | undefined,
  { yours, all }: { readonly yours: string; readonly all: string },
): boolean {
  if (card === undefined) return false
  const present = [...new Set([card, ...presentWith(game, card)])]
  const own = present.filter(id => game.card(id).controller === player)
  return skillTotal(game, yours, own) > skillTotal(game, all, present)
}
