import { opponentOf } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { mayBeAnyPlayer } from '../../../questions/selections/questions.ts'
import { carryOut } from '../../../text/carry-out.ts'
import type { Context } from '../../../text/selector.ts'
import type { EffectOf } from '../../../text/text.ts'
import { chooseOf } from '../select.ts'

/** A player is chosen, who carries the effects out. */
export function* asEitherPlayer(
  game: Game,
  { effects }: EffectOf<'as either player'>,
  context: Context,
): Flow<Context> {
  const { you } = context
  const { this: card } = context
  const players = [you, opponentOf(game.state, you)]
  const able = players.filter(chosen => game.decide(mayBeAnyPlayer, { card, chosen, by: you }))
  const player = yield* chooseOf(you, able, card)
  return yield* carryOut(game, player === you ? effects : [{ do: 'as opponent', effects }], context)
}
