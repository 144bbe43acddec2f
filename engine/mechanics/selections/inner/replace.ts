import { can } from '../../../board/can.ts'
import { presentWith } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import { confirm } from '../confirm.ts'

const replacing = cardsWith(text => text.replacesTargets)

/** The targets, with those in the place of one of them whose text lets them and whose player wants it. */
export function* withReplacements(game: Game, targets: readonly CardId[], isMeant: boolean): Flow<readonly CardId[]> {
  let after = targets
  for (const { id, controller } of replacing(game)) {
    const { replacesTargets: clause } = game.text(id)
    if (!clause || !game.inForce(clause)) continue
    game.credit(clause)
    const target = after.find(other => presentWith(game, other).includes(id))
    if (!isMeant || target === undefined || after.includes(id) || !can(game, id, 'use skills')) continue
    if (yield* confirm(controller, id, 'replaces the target')) after = after.map(one => (one === target ? id : one))
  }
  return after
}
