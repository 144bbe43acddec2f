import type { Act } from '../../../../protocol/types.ts'
import type { PlayerName } from '../../../board/state.ts'
import { targetsOf } from '../../../board/targets.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { mayBePlayedOnTheOpponentsTurn } from '../../../questions/timing/questions.ts'
import { matches } from '../../../text/match.ts'
import { playedAsInQuiet } from './played-as.ts'

/** Refuses a card that is not played in the turn of the other player. */
export function checkTurn(game: Game, player: PlayerName, act: Act): void {
  const { turn } = game.state
  const card = act.card!
  if (turn.player === player) return
  const atAnyTime = ['interrupt', 'doorway'].includes(playedAsInQuiet(game, card))
  if (!game.decide(mayBePlayedOnTheOpponentsTurn, { card, player, atAnyTime, says: saysAnyTime(game, player, act) }))
    refuse('wrong-player', `It is ${turn.player}'s turn`, [card])
}

/** Does its text say that it may be played on these at any time, or that it suspends play? */
const saysAnyTime = (game: Game, player: PlayerName, act: Act): boolean =>
  !!game
    .text(act.card!)
    .plays?.some(
      t => t.anyTime && game.inForce(t) && targetsOf(act).every(id => t.on && matches(game, id, t.on, player)),
    )
