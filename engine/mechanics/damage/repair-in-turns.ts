import { can } from '../../board/can.ts'
import { dockOf, isDockedAt } from '../../board/docked.ts'
import { record } from '../../board/history.ts'
import { isRotated } from '../../board/markers.ts'
import { impose } from '../../board/moves.ts'
import { cardsIn, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { halvesRepaired, isRepairedThere, repairsUnbidden } from '../../questions/damage/repair.ts'
import { repairsOnTheMove } from '../../questions/damage/settled.ts'
import type { Due } from '../timing/due.ts'
import { repair } from './inner/repair.ts'

export interface AddedRoomConditions {
  /** Damaged, and half repaired. */
  'half repaired': true
}

export interface AddedDeedKinds {
  /** As its player's turn began it was being repaired. */
  'under repair': true
}

/** Keeps which of the player's ships are under repair when his turn begins. */
export function beginRepairs(game: Game, player: PlayerName): void {
  for (const ship of damagedShips(game, player))
    if (isUnderRepair(game, ship)) record(game, player, 'under repair', ship)
}

/** The repairs of his ships that a full turn of his brings forward. */
export function repairsDue(game: Game, player: PlayerName): readonly Due[] {
  return damagedShips(game, player).flatMap(card =>
    hasBeenSinceTheStart(game, card) && isUnderRepair(game, card)
      ? [{ card, as: `repair of ${card}`, run: (on: Game) => goOn(on, card) }]
      : [],
  )
}

function* goOn(game: Game, ship: CardId): Flow {
  const done = game.decide(halvesRepaired, { ship, by: repairersAboard(game, ship) })
  if (isHalfRepaired(game, ship) || done >= 2) repair(game, ship)
  else impose(game, ship, 'half repaired')
}

export const isHalfRepaired = (game: Game, ship: CardId): boolean => game.card(ship).is.includes('half repaired')

const damagedShips = (game: Game, player: PlayerName): readonly CardId[] =>
  game.state.cards
    .filter(c => c.controller === player && isRotated(game, c.id) && game.facts(c.id).type === 'ship')
    .map(c => c.id)

const hasBeenSinceTheStart = ({ state }: Game, ship: CardId): boolean =>
  state.history.some(d => d.kind === 'under repair' && d.card === ship && d.turn === state.turn.number)

function isUnderRepair(game: Game, ship: CardId): boolean {
  if (facilitiesOf(game, ship).some(at => game.decide(isRepairedThere, { ship, at }))) return true
  return repairersAboard(game, ship).length > 0
}

/** Those where it is docked, or the law takes it to be. */
function facilitiesOf(game: Game, ship: CardId): readonly CardId[] {
  const location = locationOf(game, ship)
  const there = location === undefined ? [] : cardsIn(game, 'space', location)
  return there
    .filter(c => game.facts(c.id).type === 'facility' && (dockOf(game, ship) === c.id || isDockedAt(game, ship, c.id)))
    .map(c => c.id)
}

/** Those of its player aboard whose text has them repair it, as far as the law lets them. */
function repairersAboard(game: Game, ship: CardId): readonly CardId[] {
  const { controller } = game.card(ship)
  const moved = game.state.history.some(d => d.kind === 'move' && d.card === ship && d.turn === game.state.turn.number)
  return cardsIn(game, 'aboard', ship)
    .filter(c => c.controller === controller && repairs(game, c.id))
    .map(c => c.id)
    .filter(card => game.decide(repairsUnbidden, { card, ship }))
    .filter(card => !moved || game.decide(repairsOnTheMove, { card, ship }))
}

function repairs(game: Game, card: CardId): boolean {
  const clause = game.text(card).repairs
  return clause?.what === 'its ship' && game.inForce(clause) && can(game, card, 'use text')
}
