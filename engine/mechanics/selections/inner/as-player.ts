import { opponentOf, type PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { mayBeAnyPlayer } from '../../../questions/selections/questions.ts'
import { carryOut } from '../../../text/carry-out.ts'
import type { Context } from '../../../text/selector.ts'
import type { EffectOf } from '../../../text/text.ts'
import { chooseOf } from '../select.ts'

/** The opponent, one of the players or each of them carries the effects out. */
export function* asPlayer(game: Game, { which, effects }: EffectOf<'as player'>, context: Context): Flow<Context> {
  const { you, this: card } = context
  const opponent = opponentOf(game.state, you)
  const able = (chosen: PlayerName) => game.decide(mayBeAnyPlayer, { card, chosen, by: you })
  const players = {
    opponent: () => [opponent],
    either: () => [you, opponent].filter(able),
    each: () => [you, opponent],
  }[which]()
  const chosen = which === 'either' ? [yield* chooseOf(you, players, card)] : players
  let after = context
  for (const player of chosen) after = { ...(yield* carryOut(game, effects, { ...after, you: player })), you }
  return after
}
