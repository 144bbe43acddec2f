import { can } from '../../../board/can.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { cardOf } from '../../../kernel/individual.ts'
import { confirm } from '../confirm.ts'

/** Those of whom chance selects, without those whose text keeps them out if their player likes. */
export function* unavoided(game: Game, from: readonly CardId[]): Flow<readonly CardId[]> {
  const out: CardId[] = []
  for (const id of from) {
    if (!game.text(id).avoidsChance || !can(game, cardOf(id), 'use skills')) continue
    if (yield* confirm(game.card(id).controller, id, 'keeps out of the draw')) out.push(id)
  }
  return out.length ? from.filter(id => !out.includes(id)) : from
}
