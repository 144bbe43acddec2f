import { discard, move } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeRegenerated } from '../../questions/draws-and-discards/questions.ts'
import { choosesAsItIsPlayed, isInPlayAgain, takesThePlaceOf } from '../../questions/draws-and-discards/settled.ts'
import { takeIntoHand } from '../../text/effects.ts'
import { matches } from '../../text/match.ts'
import type { Context } from '../../text/selector.ts'
import type { Effect, EffectOf } from '../../text/text.ts'
import { layInOrder, putInOrder } from '../selections/put-in-order.ts'
import { select } from '../selections/select.ts'

type Regenerating = EffectOf<'regenerate'>

const pileOf = (game: Game, player: PlayerName): readonly CardId[] => cardsIn(game, 'discard', player).map(c => c.id)

/** A card of his discard pile comes back to the player; one that is exchanged for it goes there. */
export function* regenerate(game: Game, effect: Regenerating, { you, this: by, chosen }: Context): Flow {
  const [found] = chosen?.regenerated ?? (yield* choose(game, effect, you, by))
  yield* putInOrder(game, you, you)
  if (found === undefined || game.card(found).place !== 'discard') return
  const at = pileOf(game, you).indexOf(found)
  if (!effect.exchanged && game.decide(isInPlayAgain, { card: found })) move(game, found, 'core', you)
  else takeIntoHand(game, found, you)
  if (!effect.exchanged) return
  discard(game, by)
  if (game.decide(takesThePlaceOf, { card: by, other: found })) layAt(game, by, at, you)
}

function* choose(game: Game, { where, exchanged }: Regenerating, who: PlayerName, by: CardId): Flow<readonly CardId[]> {
  const from = pileOf(game, who).filter(
    card => (!where || matches(game, card, where, who)) && (exchanged || game.decide(mayBeRegenerated, { card })),
  )
  return yield* select(game, { who, from, count: 1, by })
}

/** So deep in the pile. */
function layAt(game: Game, card: CardId, depth: number, player: PlayerName): void {
  const others = pileOf(game, player).filter(id => id !== card)
  layInOrder(game, [...others.slice(0, depth), card, ...others.slice(depth)])
}

/** What a card that is being played is exchanged for, where that is chosen before anybody may respond. */
export function* chosenBeforehand(
  game: Game,
  card: CardId,
  player: PlayerName,
  effects: readonly Effect[] = [],
): Flow<NonNullable<Context['chosen']>> {
  const exchange = effects.find(effect => effect.do === 'regenerate' && effect.exchanged)
  if (exchange?.do !== 'regenerate' || !game.decide(choosesAsItIsPlayed, { card })) return {}
  return { regenerated: yield* choose(game, exchange, player, card) }
}
