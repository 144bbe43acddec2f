import type { Capability } from '../kernel/capability.ts'
import type { Game } from '../kernel/game.ts'
import { refersTo } from '../text/names.ts'
import type { CardId } from './state.ts'
import { affects, standings } from './value.ts'

/** Does a card in play protect the card from the other one? */
export function isImmune(game: Game, card: CardId, to: Capability, from?: CardId): boolean {
  if (from === undefined || to !== 'be affected') return false
  const { title } = game.card(from)
  const shield = standings(game).find(
    ({ card: by, standing }) =>
      by !== from && standing.immuneTo?.some(n => refersTo(game, n, title)) && affects(game, by, standing, card),
  )
  if (!shield) return false
  game.credit(shield.standing)
  return true
}
