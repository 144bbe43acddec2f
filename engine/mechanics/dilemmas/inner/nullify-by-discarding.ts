import { discard } from '../../../board/moves.ts'
import { cardsIn } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import { matches } from '../../../text/match.ts'
import { select } from '../../selections/select.ts'
import type { Facing } from './facing.ts'

export interface AddedNotes {
  /** The dilemma that a player nullified by what it asks him to do. */
  nullifiedByAnAction: CardId
}

/** Lets whoever faces the dilemma discard from hand what nullifies it; true when that was done. */
export function* nullifyByDiscarding({ game, dilemma, group, text }: Facing): Flow<boolean> {
  const { player } = group
  const price = text.nullifiedByCard
  if (!price || !('discarded' in price)) return false
  const from = cardsIn(game, 'hand', player).filter(c => matches(game, c.id, price.discarded, player))
  const paid = yield* select(game, { who: player, from: from.map(c => c.id), count: 1, optional: true, by: dilemma })
  for (const card of paid) discard(game, card)
  if (paid.length) game.note('nullifiedByAnAction', dilemma)
  return paid.length > 0
}
