import type { Game } from '../kernel/game.ts'
import { isPersonnel } from './places.ts'
import type { CardId, PlayerName } from './state.ts'

/** Are personnel of another player's in the site? */
export const isOpposed = (game: Game, site: CardId, player: PlayerName): boolean =>
  game.heldBy(site).some(c => c.controller !== player && isPersonnel(game, c.id))
