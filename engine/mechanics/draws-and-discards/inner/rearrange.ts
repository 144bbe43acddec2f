import { cardsIn } from '../../../board/places.ts'
import { opponentOf } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Context } from '../../../text/selector.ts'
import type { EffectOf } from '../../../text/text.ts'
import { checkOrder, layInOrder } from '../../selections/put-in-order.ts'

/** The player sees the top of a pile, or all of it, and may put that in another order. */
export function* rearrange(game: Game, effect: EffectOf<'rearrange'>, { you, wanted }: Context): Flow {
  const [place, holder] = 'of' in effect ? (['deck', opponentOf(game.state, you)] as const) : (wanted?.to ?? [])
  if ((place !== 'deck' && place !== 'discard') || holder === undefined) return
  const pile = cardsIn(game, place, holder).map(c => c.id)
  const of = 'of' in effect ? pile : pile.slice(0, effect.count)
  game.tell({ event: 'revealed', cards: of, player: you })
  if (of.length < 2) return
  const given = yield { who: you, kind: 'order', of, why: 'rearrange', check: answer => checkOrder(answer, of) }
  if ('order' in given) layInOrder(game, given.order)
}
