import { isAllowed } from '../../board/allowed.ts'
import { can, requireUnhindered } from '../../board/can.ts'
import { individualsOf } from '../../board/individuals.ts'
import { cardsIn, crewOf, isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { passesForMatching } from '../../questions/compatibility/questions.ts'
import { iconOfBoth, staffsAsTwo } from '../../questions/dual-personnel/settled.ts'
import { mayStaffByThemselves } from '../../questions/holograms/settled.ts'
import {
  eachCopyStaffs,
  mayFillTogether,
  mayMeetRequirements,
  mustBeStaffed,
  mustInclude,
  type ShipFunction,
  staffsAlthoughNoPersonnel,
} from '../../questions/staffing/questions.ts'
import { needsItsAffiliation } from '../../questions/staffing/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import { meets } from '../../text/requirement.ts'
import { speaksTo } from '../../text/you.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'
import { isHologram } from '../holograms/holograms.ts'
import { fills, isAffiliationIcon } from './icons.ts'

export interface AddedAllowances {
  'fly and attack without a crew': true
  'fly without a crew': true
}

/** Does a text in play let the ship do without a crew what else takes one? */
export const needsNoCrew = (game: Game, ship: CardId): boolean =>
  isAllowed(game, ship, 'fly and attack without a crew') || isAllowed(game, ship, 'fly without a crew')

/** Refuses what the law lets only a staffed ship do. */
export function checkStaffedTo(game: Game, player: PlayerName, ship: CardId, to: ShipFunction): void {
  if (game.decide(mustBeStaffed, { card: ship, to })) checkStaffing(game, player, ship)
}

/** Does the law keep the ship from it, because it is not staffed? */
export const isKeptFrom = (game: Game, ship: CardId, to: ShipFunction): boolean =>
  game.facts(ship).type === 'ship' && game.decide(mustBeStaffed, { card: ship, to }) && isStalled(game, ship)

/** Are those whom it needs not aboard, or not able to staff it? */
export const isStalled = (game: Game, ship: CardId): boolean =>
  refusalOf(() => checkStaffing(game, game.card(ship).controller, ship)) !== undefined

/** Refuses what only a staffed ship may do. */
export function checkStaffing(game: Game, player: PlayerName, ship: CardId): void {
  if (needsNoCrew(game, ship)) return
  const crew = [...crewOf(game, ship, player), ...othersAboard(game, ship, player)]
  const able = withoutCopies(game, crew).filter(id => can(game, id, 'staff'))
  requireUnhindered(game, able, 'staff')
  if (!isStaffed(game, ship, able)) refuse('staffing', `${ship} is not staffed`, [ship])
}

/** All of them, or one of each kind where the law lets copies fill no icon of their own. */
function withoutCopies(game: Game, crew: readonly CardId[]): readonly CardId[] {
  const title = (id: CardId): string => game.card(id).title
  return crew.filter((id, at) => {
    const isCopy = crew.slice(0, at).some(other => title(other) === title(id))
    return !isCopy || game.decide(eachCopyStaffs, { card: id })
  })
}

/** What else the player has aboard that the law lets fill the icons, and the ship itself. */
function othersAboard(game: Game, ship: CardId, player: PlayerName): readonly CardId[] {
  return [game.card(ship), ...cardsIn(game, 'aboard', ship)]
    .filter(c => c.controller === player && !isPersonnel(game, c.id))
    .filter(c => game.decide(staffsAlthoughNoPersonnel, { card: c.id }))
    .map(c => c.id)
}

/** The crew has what the ship asks for, and one of it shares the ship's affiliation. */
export function isStaffed(game: Game, ship: CardId, able: readonly CardId[]): boolean {
  const helpful = able.filter(id => game.decide(mayMeetRequirements, { ship, card: id }))
  const crew = able.filter(id => id !== ship)
  return (
    (!game.decide(needsItsAffiliation, { card: ship }) || hasMatching(game, ship, crew)) &&
    crew.length > 0 &&
    (!crew.every(id => isHologram(game, id)) || game.decide(mayStaffByThemselves, { ship })) &&
    includesWhatItAsksFor(game, ship, helpful) &&
    areSeated(game, ship, helpful)
  )
}

/** Does one of them share the affiliation of the ship? */
export function hasMatching(game: Game, ship: CardId, able: readonly CardId[]): boolean {
  const own = affiliationsOf(game, ship)
  return (
    !own.length ||
    able.some(id => affiliationsOf(game, id).some(a => own.includes(a))) ||
    able.some(personnel => game.decide(passesForMatching, { personnel, affiliations: own, to: 'staff' }))
  )
}

/** Do they have what the ship asks for in words? */
function includesWhatItAsksFor(game: Game, ship: CardId, crew: readonly CardId[]): boolean {
  const { staffedBy } = game.text(ship)
  if (!staffedBy || !game.decide(mustInclude, { ship, what: 'words' })) return true
  return meets(game, staffedBy, crew, game.card(ship).controller, ship)
}

/** Do they fill the staffing icons? */
function areSeated(game: Game, ship: CardId, crew: readonly CardId[]): boolean {
  const staffing = neededBy(game, ship)
  if (!staffing.length || !game.decide(mustInclude, { ship, what: 'icons' })) return true
  return seat(
    game,
    staffing,
    crew.flatMap(id => seated(game, id)),
    [],
  )
}

const easing = cardsWith(text => text.easesStaffing)

/** The staffing icons of the ship, without those that cards in play take away. */
function neededBy(game: Game, ship: CardId): readonly string[] {
  return easing(game).reduce<readonly string[]>((icons, { id }) => {
    const { easesStaffing: clause } = game.text(id)
    if (!clause || !game.inForce(clause) || !matches(game, ship, clause.where, speaksTo(game, id))) return icons
    game.credit(clause)
    const at = icons.indexOf(clause.icon)
    return icons.filter((_, i) => i !== at)
  }, game.facts(ship).staffing ?? [])
}

/** Those on the card who take a seat each. */
function seated(game: Game, card: CardId): readonly CardId[] {
  const people = individualsOf(game, card)
  return people.length < 2 || game.decide(staffsAsTwo, { card }) ? people : [card]
}

/** Somebody, and the icon that he fills. */
interface Seat {
  readonly id: CardId
  readonly icon: string
}

/** Fills one icon after the other, by whoever has it and may fill it beside what he fills already. */
function seat(game: Game, needed: readonly string[], able: readonly CardId[], taken: readonly Seat[]): boolean {
  const [icon, ...rest] = needed
  if (icon === undefined) return true
  return able
    .filter(id => fills(game, id, icon) && can(game, id, 'use icons') && hasItLeft(game, id, icon, taken))
    .filter(id => hasRoom(game, id, icon, taken))
    .some(id => seat(game, rest, able, [...taken, { id, icon }]))
}

function hasRoom(game: Game, id: CardId, icon: string, taken: readonly Seat[]): boolean {
  const already = taken.filter(one => one.id === id).map(one => one.icon)
  return !already.length || game.decide(mayFillTogether, { card: id, icons: [...already, icon] })
}

/** The affiliation icon of a card with two on it may be used up by one of them. */
function hasItLeft(game: Game, id: CardId, icon: string, taken: readonly Seat[]): boolean {
  const card = cardOf(id)
  const isUsed = isAffiliationIcon(icon) && taken.some(one => isAffiliationIcon(one.icon) && cardOf(one.id) === card)
  return !isUsed || game.decide(iconOfBoth, { card })
}
