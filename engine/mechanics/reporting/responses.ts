import type { Act } from '../../../protocol/types.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { answers, options } from '../timing/answer.ts'
import { framing, mayWait, wait } from '../timing/queue.ts'
import type { Response } from '../timing/window.ts'
import { checkPlay } from './may-play.ts'
import { play } from './play.ts'

/** A card is played from hand in answer, or announced, to take its turn after what is being played. */
export const responses: readonly Response[] = [
  {
    options: (game, player, trigger) => [...options(game, player, trigger), ...waiters(game, player, trigger)],
    isOne: (_, { kind, card }) => kind === 'play' && card !== undefined,
    check: (game, player, act, trigger) => {
      checkPlay(game, player, act, waits(game, player, act, trigger) ? framing(trigger) : trigger)
    },
    *carryOut(game, player, act, trigger) {
      if (waits(game, player, act, trigger)) wait(game, { player, act })
      else yield* play(game, player, act, trigger, 1)
    },
  },
]

/** The cards in hand that could be announced. */
function waiters(game: Game, player: PlayerName, trigger: Trigger): readonly CardId[] {
  return cardsIn(game, 'hand', player)
    .filter(({ id }) => mayWait(game, player, id, trigger) && isTimely(game, player, id, framing(trigger)))
    .map(({ id }) => id)
}

function waits(game: Game, player: PlayerName, act: Act, trigger: Trigger): boolean {
  const card = act.card!
  return !isTimely(game, player, card, trigger) && mayWait(game, player, card, trigger)
}

const isTimely = (game: Game, player: PlayerName, card: CardId, trigger: Trigger): boolean =>
  !!game.text(card).plays?.some(text => answers(game, card, text, trigger, player))
