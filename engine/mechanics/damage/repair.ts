import { can } from '../../board/can.ts'
import { record } from '../../board/history.ts'
import { impose, lift } from '../../board/moves.ts'
import { cardsIn, isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Due } from '../timing/due.ts'
import { halvesRepaired, isRepairedThere, repairsOnTheMove, repairsUnbidden } from './repair-questions.ts'

declare module '../../board/state.ts' {
  interface OwnConditions {
    /** Damaged, and half repaired. */
    'half repaired': true
  }
  interface DeedKinds {
    /** As its player's turn began it was being repaired. */
    'under repair': true
    /** By one of the cards. */
    damaged: true
  }
}

/** It is damaged no longer. */
export function repair(game: Game, card: CardId): void {
  lift(game, card, 'damaged')
  lift(game, card, 'half repaired')
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

// biome-ignore lint/correctness/useYield: what is due is a flow, whether anybody is asked or not
function* goOn(game: Game, ship: CardId): Generator<never, void, never> {
  const done = game.decide(halvesRepaired, { ship, by: repairersAboard(game, ship) })
  const before = game.card(ship).is.includes('half repaired') ? 1 : 0
  if (before + done >= 2) repair(game, ship)
  else impose(game, ship, 'half repaired')
}

const damagedShips = (game: Game, player: PlayerName): readonly CardId[] =>
  game.state.cards
    .filter(c => c.controller === player && c.is.includes('damaged') && game.facts(c.id).type === 'ship')
    .map(c => c.id)

const hasBeenSinceTheStart = ({ state }: Game, ship: CardId): boolean =>
  state.history.some(d => d.kind === 'under repair' && d.card === ship && d.turn === state.turn.number)

function isUnderRepair(game: Game, ship: CardId): boolean {
  const { place, holder: at } = game.card(ship)
  if (place === 'docked' && game.decide(isRepairedThere, { ship, at })) return true
  return repairersAboard(game, ship).length > 0
}

/** Those of its player aboard whose text has them repair it, as far as the law lets them. */
function repairersAboard(game: Game, ship: CardId): readonly CardId[] {
  const { controller } = game.card(ship)
  const moved = game.state.history.some(
    d => d.kind === 'move' && d.card === ship && d.turn === game.state.turn.number,
  )
  return cardsIn(game, 'aboard', ship)
    .filter(c => c.controller === controller && isPersonnel(game, c.id) && repairs(game, c.id))
    .map(c => c.id)
    .filter(card => game.decide(repairsUnbidden, { card, ship }))
    .filter(card => !moved || game.decide(repairsOnTheMove, { card, ship }))
}

function repairs(game: Game, card: CardId): boolean {
  const { repairsItsShip } = game.text(card)
  return !!repairsItsShip && game.inForce(repairsItsShip) && can(game, card, 'use text')
}
