import { lastingTexts } from '../../board/lasting.ts'
import { cardsIn, isPersonnel, sideOf } from '../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import { turnPlaced } from '../../board/turns.ts'
import { affects } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { needsNoCrew } from '../staffing/staffing.ts'

/** Is it one that comes aboard a ship to fight those there? */
export const isIntruder = (game: Game, card: CardId): boolean => !!game.text(card).intruder

/** The intruders on the ship, those whom something holds as well. */
export const intrudersOn = (game: Game, ship: CardId): readonly CardState[] =>
  cardsIn(game, 'on', ship).filter(c => isIntruder(game, c.id))

const holding = lastingTexts(s => s.holdsIntruders)

/** Are they too few for a text in play that holds them? */
export function areHeldOff(game: Game, ship: CardId): boolean {
  const field = holding(game).find(({ card, standing }) => affects(game, card, standing, ship))
  if (!field) return false
  game.credit(field.standing)
  return intrudersOn(game, ship).length < field.standing.holdsIntruders!.fewerThan
}

/** The player of the intruders who are at large on the ship, and whom no card lets use it. */
export function whoStorms(game: Game, ship: CardId): PlayerName | undefined {
  const [first] = intrudersOn(game, ship)
  return first && !needsNoCrew(game, ship) && !areHeldOff(game, ship) ? first.controller : undefined
}

/** Have they won the ship, without a card that lets them use it? */
export function isHeld(game: Game, ship: CardId): boolean {
  const { owner, controller } = game.card(ship)
  return controller !== owner && whoStorms(game, ship) === controller
}

/** Have they been on it since before this turn? */
export const isBeset = (game: Game, ship: CardId): boolean =>
  intrudersOn(game, ship).some(c => turnPlaced(game, c.id) !== game.state.turn.number)

/** Is it an intruder on a ship? */
export const isOnAShip = (game: Game, card: CardId): boolean => isIntruder(game, card) && game.card(card).place === 'on'

/** Do they fight for it? */
export const isBesieged = (game: Game, ship: CardId): boolean =>
  whoStorms(game, ship) !== undefined && !isHeld(game, ship)

/** Those aboard whom the player's intruders fight: anybody on his own ship, elsewhere those of the other side. */
export function defendersOf(game: Game, ship: CardId, you: PlayerName): readonly CardId[] {
  const isOwn = game.card(ship).owner === you
  return cardsIn(game, 'aboard', ship)
    .filter(c => isPersonnel(game, c.id) && (isOwn || sideOf(game, c) !== you))
    .map(c => c.id)
}
