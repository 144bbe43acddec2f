import { hostOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { areTied } from '../../board/time-locations.ts'
import type { Game } from '../../kernel/game.ts'

/** Does the card in play let ships travel through time from the one location to the other? */
export function leadsThroughTime(game: Game, by: CardId, from: CardId, to: CardId): boolean {
  const { timeTravel } = game.text(by)
  const host = hostOf(game, by)
  if (!timeTravel || game.card(by).is.includes('closed')) return false
  return host !== undefined && [from, to].includes(host) && areTied(game, from, to)
}
