import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { resolve, type SelectorsByForm } from '../../text/selector.ts'
import { lenders } from './changes.ts'

/** To whom somebody owes a skill. */
export const selectorsByForm: SelectorsByForm<'lending'> = {
  lending: (game, { lending, to }, context) => resolve(game, to, context).flatMap(id => owedTo(game, id, lending)),
}

function owedTo(game: Game, id: CardId, skill: string): readonly CardId[] {
  const { skills, classification } = game.facts(id)
  return skills?.[skill] || classification === skill ? [] : lenders(game, id, skill)
}
