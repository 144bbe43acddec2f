import { leftLast, record } from '../../board/history.ts'
import { impose, lift, move } from '../../board/moves.ts'
import { crewOf, inPlay, isEquipment, isPersonnel, isWherePersonnelStand, locationOf } from '../../board/places.ts'
import type { CardId, State } from '../../board/state.ts'
import { indexOf } from '../../kernel/card-index.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import {
  isActivatedAgain,
  isActivatedLast,
  isDeactivatedWhenParted,
  type Parting,
} from '../../questions/holograms/questions.ts'
import {
  existsAnywhere,
  isDeactivatedWhenKilled,
  isDeactivatedWithoutAHolodeck,
} from '../../questions/holograms/settled.ts'
import { isProjected, mayBeProjectedOnto } from './projected.ts'

export interface AddedDeedKinds {
  /** A hologram was deactivated. */
  deactivated: true
}

/** Is the card a holographic personnel? */
export const isHologram = (game: Game, id: CardId): boolean => isPersonnel(game, id) && isHolographic(game, id)

/** Is it a holographic personnel or a holographic piece of equipment? */
export const isHolographic = (game: Game, id: CardId): boolean =>
  (isPersonnel(game, id) || isEquipment(game, id)) && !!game.facts(id).icons?.includes('hologram')

/** Are its player's personnel aboard holograms, every one of them? */
export function onlyHologramsAboard(game: Game, vessel: CardId): boolean {
  const crew = crewOf(game, vessel, game.card(vessel).controller)
  return crew.length > 0 && crew.every(id => isHologram(game, id))
}

/** Instead of being killed a hologram is deactivated, where the law has it so. */
export function isDeactivatedInstead(game: Game, card: CardId): boolean {
  if (!isHologram(game, card) || !game.decide(isDeactivatedWhenKilled, { card })) return false
  deactivate(game, card)
  return true
}

/** Instead of being parted from its ship a hologram is deactivated, where the law has it so. */
export function isSentBack(game: Game, card: CardId, how: Parting, ship = shipOf(game, card)): boolean {
  if (!isHologram(game, card) || !game.decide(isDeactivatedWhenParted, { card, how })) return false
  deactivate(game, card, ship)
  return true
}

/** It is aboard its ship, and deactivated; where it has none it stays where it is. */
function deactivate(game: Game, card: CardId, ship = shipOf(game, card)): void {
  if (ship !== undefined && game.card(card).holder !== ship) move(game, card, 'aboard', ship)
  switchOff(game, card)
}

/** Deactivates it where it is. */
export function switchOff(game: Game, card: CardId): void {
  impose(game, card, 'deactivated')
  record(game, game.card(card).controller, 'deactivated', card)
}

/** Deactivates those that have come to where nothing generates them, where the law does. */
export function switchOffStranded(game: Game, before: State): void {
  if (before.cards === game.state.cards) return
  const { byId } = indexOf(before.cards)
  for (const card of game.state.cards) {
    const { id } = card
    const was = byId.get(id)
    if (!was || !isWherePersonnelStand(was) || was.holder === card.holder || !isWherePersonnelStand(card)) continue
    if (card.is.includes('deactivated') || !isHolographic(game, id) || isProjected(game, id)) continue
    if (game.decide(isDeactivatedWithoutAHolodeck, { card: id })) switchOff(game, id)
  }
}

/** Refuses holograms that would go down to a planet where no card lets them exist. */
export function checkExist(game: Game, cards: readonly CardId[], place: string): void {
  if (place !== 'planet') return
  const lost = cards.filter(
    card => isHolographic(game, card) && !mayBeProjectedOnto(game, card) && !game.decide(existsAnywhere, { card }),
  )
  if (lost.length) refuse('wrong-place', `Nothing projects ${lost.join(', ')} there`, lost, 'choice')
}

/** The ship that controls it: where it is, or else the one from which it was last beamed, or else one at its location. */
export function shipOf(game: Game, card: CardId): CardId | undefined {
  const { place, holder, controller } = game.card(card)
  if (place === 'aboard' && game.facts(holder).type === 'ship') return holder
  const own = game.state.cards.filter(c => c.controller === controller && inPlay(c) && game.facts(c.id).type === 'ship')
  const left = leftLast(game, card)
  const at = locationOf(game, card)
  return (own.find(({ id }) => id === left) ?? own.find(({ id }) => locationOf(game, id) === at))?.id
}

/** The holograms whom the ship controls, and who are neither aboard it nor elsewhere aboard. */
export function projectedFrom(game: Game, ship: CardId): readonly CardId[] {
  const at = game.facts(ship).type === 'ship' ? locationOf(game, ship) : undefined
  return game.state.cards
    .filter(
      ({ id, place }) => place !== 'aboard' && isHologram(game, id) && at !== undefined && locationOf(game, id) === at,
    )
    .filter(({ id }) => shipOf(game, id) === ship)
    .map(({ id }) => id)
}

/** The ship is elsewhere now, and those whom it projected are not. */
export function leaveBehind(game: Game, ship: CardId, projected: readonly CardId[]): void {
  for (const card of projected)
    if (locationOf(game, ship) !== locationOf(game, card)) isSentBack(game, card, 'left behind', ship)
}

/** A turn begins, and those whom the law activates now are, but for those, returned, who are when its start is over. */
export function activate(game: Game): readonly CardId[] {
  const { player: turnOf } = game.state.turn
  const due = game.state.cards.filter(
    ({ id, is }) => is.includes('deactivated') && game.decide(isActivatedAgain, { card: id, turnOf }),
  )
  const last = due.filter(({ id }) => game.decide(isActivatedLast, { card: id })).map(c => c.id)
  for (const { id } of due) if (!last.includes(id)) lift(game, id, 'deactivated')
  return last
}
