import { can } from '../../../board/can.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { cardOf } from '../../../kernel/individual.ts'
import type { Clause } from '../../../text/text.ts'
import { confirm } from '../confirm.ts'

/** Those that chance makes, and those that are made among the males or the females. */
export type Avoided = 'chance' | 'gender'

export interface AddedCardText {
  /** Its player may keep it out of such selections. */
  readonly avoids?: readonly (Clause & { readonly selections: Avoided })[]
}

/** Those of whom a selection is made, without those whose text keeps them out of one like that if their player likes. */
export function* unavoided(game: Game, from: readonly CardId[], kinds: readonly Avoided[]): Flow<readonly CardId[]> {
  const out: CardId[] = []
  for (const id of from) {
    const clause = game.text(id).avoids?.find(c => kinds.includes(c.selections) && game.inForce(c))
    if (!clause || !can(game, cardOf(id), 'use skills')) continue
    game.credit(clause)
    if (yield* confirm(game.card(id).controller, id, 'keeps out of the draw')) out.push(id)
  }
  return out.length ? from.filter(id => !out.includes(id)) : from
}
