import { move } from '../../../board/moves.ts'
import { cardsIn, carriedBy, inPlay, isPersonnel, locationOf } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { killsWhereItIsTowed } from '../../../questions/dilemmas/settled.ts'
import { towsByItself } from '../../../questions/movement/questions.ts'
import { matches } from '../../../text/match.ts'
import { meets } from '../../../text/requirement.ts'
import { kill } from '../../damage/kill.ts'

/** Refuses to take along what the ship cannot tow. */
export function checkTow(game: Game, player: PlayerName, ship: CardId, towed: CardId): void {
  const { towed: text } = game.text(towed)
  const leave = text && game.inForce(text) ? text : undefined
  if (!inPlay(game.card(towed)) || !(leave || game.decide(towsByItself, { ship, towed })))
    refuse('wrong-target', `${towed} cannot be towed`, [towed])
  if (leave) game.credit(leave)
  if (locationOf(game, towed) !== locationOf(game, ship))
    refuse('wrong-place', `${towed} is not where ${ship} is`, [towed], 'choice')
  if (!leave) return
  if (!matches(game, ship, leave.by, player) || !meets(game, leave.needs, carriedBy(game, ship), player, ship))
    refuse('requirement', `${ship} has not got what it takes to tow ${towed}`, [ship])
}

/** What the ship has in tow comes to where the ship is. */
export function* tow(game: Game, ship: CardId, towed: CardId): Flow {
  const at = locationOf(game, ship)
  if (at === undefined) return
  move(game, towed, game.facts(towed).type === 'ship' ? 'space' : 'on', at)
  const there = cardsIn(game, 'planet', at).filter(c => isPersonnel(game, c.id))
  if (there.length && game.decide(killsWhereItIsTowed, { card: towed, planet: at }))
    yield* kill(
      game,
      there.map(c => c.id),
      towed,
    )
}
