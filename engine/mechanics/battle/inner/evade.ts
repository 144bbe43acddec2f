import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { confirm } from '../../selections/confirm.ts'

/** Does chance have it that an attack on the first of those comes to nothing, where its text leaves that to chance? */
export function* isEvaded(game: Game, [target]: readonly CardId[]): Flow<boolean> {
  const text = target === undefined ? undefined : game.text(target).evades
  if (target === undefined || !text || !game.inForce(text)) return false
  game.credit(text)
  return yield* confirm('chance', target, 'the attack is nullified')
}
