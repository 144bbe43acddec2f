import type { Act } from '../../protocol/types.ts'
import type { Game } from '../kernel/game.ts'
import { inPlay } from './places.ts'
import type { CardId, PlayerName } from './state.ts'

/** Cards aimed at, in whichever way the act names them. */
export function targetsOf(act: Act): readonly CardId[] {
  if (act.targets) return act.targets
  return act.to && ['on', 'planet', 'space', 'aboard'].includes(act.to[0]) ? [act.to[1]] : []
}

/** The cards that the player commands. */
export function yours(game: Game, player: PlayerName): readonly CardId[] {
  return game.state.cards.filter(c => c.controller === player && inPlay(c)).map(c => c.id)
}
