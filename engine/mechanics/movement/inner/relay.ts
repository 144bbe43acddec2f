import { can } from '../../../board/can.ts'
import { record, requireOwnCards } from '../../../board/history.ts'
import { cardsIn, crewOf, inPlay } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { isUsedOutOfPlay } from '../../../questions/timing/settled.ts'
import { matches } from '../../../text/match.ts'
import { meets } from '../../../text/requirement.ts'
import { isPassage, requireOpen } from '../../doorways/passage.ts'
import { spanFor } from '../../missions/missions.ts'

type Ends = readonly [CardId, CardId]

/** The RANGE that it takes to go from one of the places to the other by the card; refused where it takes no ship. */
export function relayCost(game: Game, player: PlayerName, ship: CardId, by: CardId, ends: Ends): number {
  const { relays } = game.text(by)
  requireOwnCards(game, player, [by])
  if (!inPlay(game.card(by)) && !game.decide(isUsedOutOfPlay, { card: by }))
    refuse('wrong-place', `${by} is not in play`, [by])
  if (!relays || !game.inForce(relays) || !can(game, by, 'keep text in force'))
    return refuse('condition', `${by} takes no ship anywhere`, [by])
  game.credit(relays)
  requireWay(game, player, by, ends)
  requireOperators(game, player, ship, by)
  requireUnused(game, player, by)
  record(game, player, 'relayed', by)
  return relays.spans * spanFor(game, ends[1], player, ship)
}

/** Refuses a move for which the ship has not RANGE enough. */
export function checkRange(ship: CardId, cost: number, left: number): void {
  if (cost > left) refuse('range', `${ship} has RANGE ${left} left and needs ${cost}`, [ship], 'cost')
}

/** Through an open wormhole like that, or between two open doors like that. */
function requireWay(game: Game, player: PlayerName, by: CardId, ends: Ends): void {
  const { through, between } = game.text(by).relays!
  if (isPassage(game, player, ...ends) && ends.some(end => matches(game, end, through, player)))
    return requireOpen(game, ends)
  game.credit(between)
  if (game.inForce(between) && ends.every(at => hasDoor(game, at, player, by))) return
  refuse('wrong-place', `${by} does not lead from ${ends[0]} to ${ends[1]}`, [by], 'choice')
}

const hasDoor = (game: Game, at: CardId, player: PlayerName, by: CardId): boolean =>
  cardsIn(game, 'on', at).some(
    ({ id }) => matches(game, id, game.text(by).relays!.between.where, player) && can(game, id, 'keep text in force'),
  )

function requireOperators(game: Game, player: PlayerName, ship: CardId, by: CardId): void {
  const { operators } = game.text(by).relays!
  if (!game.inForce(operators)) return
  game.credit(operators)
  const able = meets(game, operators.needs, crewOf(game, ship, player), player)
  if (!able || !matches(game, ship, operators.where, player))
    refuse('requirement', `${ship} and its crew cannot operate ${by}`, [ship, by])
}

function requireUnused(game: Game, player: PlayerName, by: CardId): void {
  const { oncePerTurn } = game.text(by).relays!
  if (!game.inForce(oncePerTurn)) return
  game.credit(oncePerTurn)
  const { history, turn } = game.state
  if (history.some(d => d.kind === 'relayed' && d.player === player && d.card === by && d.turn === turn.number))
    refuse('limit', `${by} was used this turn`, [by])
}
