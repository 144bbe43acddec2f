import { can } from '../../../board/can.ts'
import { presentWith } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { matches } from '../../../text/match.ts'

/** Those whom chance has selected, with those in their place whose text says that they take it where they are present. */
export function withStandIns(game: Game, selected: readonly CardId[]): readonly CardId[] {
  return selected.map(card => standInFor(game, card, selected) ?? card)
}

function standInFor(game: Game, card: CardId, selected: readonly CardId[]): CardId | undefined {
  return presentWith(game, card).find(other => {
    const { takesTheLotOf: clause } = game.text(other)
    if (!clause || !game.inForce(clause)) return false
    game.credit(clause)
    if (selected.includes(other) || !can(game, other, 'use skills')) return false
    return matches(game, card, clause.whom, game.card(other).controller)
  })
}
