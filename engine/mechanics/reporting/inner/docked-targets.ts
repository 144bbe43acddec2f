import { isDocked } from '../../../board/landed.ts'
import type { CardId } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { mayBeTargetedThere } from '../../../questions/docking/questions.ts'

/** Refuses a ship that may not be targeted as long as it is docked, or carried. */
export function checkDocked(game: Game, ship: CardId, by: CardId): void {
  if (game.facts(ship).type !== 'ship') return
  const as = isDocked(game, ship) ? 'docked' : game.card(ship).place === 'aboard' ? 'carried' : undefined
  if (as && !game.decide(mayBeTargetedThere, { ship, by, as }))
    refuse('condition', `${ship} is ${as}`, [ship], 'choice')
}
