import type { CardId, PlayerName } from '../../board/state.ts'
import { targetsOf } from '../../board/targets.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { options } from '../timing/answer.ts'
import { windowReopens } from '../timing/questions.ts'
import { checkResponse } from '../timing/window.ts'
import { play } from './play.ts'

const unfinished = (card: CardId, by: PlayerName): Trigger => ({ on: 'unfinished', card, by })

/** Refuses to begin with a card that needs a second one when none is at hand. */
export function requireSecond(game: Game, player: PlayerName, card: CardId): void {
  const others = options(game, player, unfinished(card, player)).filter(id => id !== card)
  if (!others.length) refuse('requirement', `${card} is played together with a second card`, [card])
}

/** What the second card was played on, once one has taken effect; undefined when none did. */
export function* secondCard(game: Game, player: PlayerName, first: CardId): Flow<readonly CardId[] | undefined> {
  const trigger = unfinished(first, player)
  for (let again = true; again && options(game, player, trigger).length; ) {
    const given = yield {
      who: player,
      kind: 'response',
      pass: true,
      by: first,
      why: trigger.on,
      check: answer => checkResponse(game, player, trigger, answer),
    }
    if (!('act' in given) || !given.act.card) return undefined
    yield* play(game, player, given.act, trigger)
    if (!game.wasNullified(given.act.card)) return targetsOf(given.act)
    again = game.decide(windowReopens, { trigger })
  }
  return undefined
}
