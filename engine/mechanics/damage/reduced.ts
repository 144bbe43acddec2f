import type { CardId } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { withoutItself } from '../../kernel/without-itself.ts'

const attributes = ['range', 'weapons', 'shields'] as const

/** Is an attribute of the ship less than is printed? */
export function isReduced(game: Game, ship: CardId): boolean {
  const facts = game.facts(ship)
  const isLess = () => attributes.some(attribute => value(game, ship, attribute) < (facts[attribute] ?? 0))
  return facts.type === 'ship' && withoutItself(game, `reduced ${ship}`, isLess, false)
}
