import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Context } from '../../text/selector.ts'
import type { EffectOf } from '../../text/text.ts'
import { select } from '../selections/select.ts'
import { selector } from '../selections/select-cards.ts'

/** The owner names the larger of two groups; what is left over is the smaller one. */
export function* split(
  game: Game,
  { as, evenly }: EffectOf<'split'>,
  whom: readonly CardId[],
  context: Context,
): Flow<Context> {
  if (whom.length < 2) return context
  const even = whom.length % 2 === 0 && game.inForce(evenly)
  const atLeast = even ? whom.length / 2 : Math.floor(whom.length / 2) + 1
  if (even) game.credit(evenly)
  const who = selector(game, 'owner', context)
  const count = whom.length - 1
  const larger = yield* select(game, { who, from: whom, count, atLeast, method: 'owner', by: context.this })
  return { ...context, chosen: { ...context.chosen, [as]: larger } }
}
