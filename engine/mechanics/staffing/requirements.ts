import { can } from '../../board/can.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { refersTo } from '../../text/names.ts'
import type { Requirements } from '../../text/requirement.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'matchingCommander'> = {
  matchingCommander: (game, _, { pool, ship }) => pool.some(id => commands(game, id, ship)),
}

function commands(game: Game, id: CardId, ship: CardId | undefined): boolean {
  if (!ship || !can(game, id, 'be matching commander')) return false
  return !!game.facts(ship).matchingCommanders?.some(name => refersTo(game, name, game.card(id).title))
}
