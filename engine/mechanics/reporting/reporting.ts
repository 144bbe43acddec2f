import type { Place } from '../../../protocol/types.ts'
import { holdsFor } from '../../board/both-ends.ts'
import { can } from '../../board/can.ts'
import { isEquipment, locationOf } from '../../board/places.ts'
import { sitesOf } from '../../board/sites.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import { isOpposed } from '../../board/unopposed.ts'
import type { Game } from '../../kernel/game.ts'
import { isDockedThere } from '../../questions/docking/questions.ts'
import { docksOnTheGround } from '../../questions/docking/settled.ts'
import { doesItself, isNor, sitesReceive } from '../../questions/facilities/questions.ts'
import { nativeQuadrant } from '../../questions/locations/questions.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import type { CardText } from '../../text/text.ts'
import { isReceivedByIcon } from '../staffing/special-icons.ts'
import { hasRoom, isCompatibleEnough } from './compatible.ts'

/** Could the player report the card there by the usual rules, quadrants apart? */
export function couldReport(game: Game, player: PlayerName, card: CardId, holder: CardId): boolean {
  const { reports } = game.text(card)
  if (reports === 'anywhere') return true
  if (isRestricted(game, reports)) return matches(game, holder, reports.only, player)
  if (mayAlsoReport(game, player, card, holder)) return true
  const { type } = game.facts(holder)
  if (type === 'mission' || game.card(holder).controller !== player) return false
  if (isReceived(game, player, card, holder)) return true
  return type === 'facility' && game.text(holder).receives !== 'nobody' && actsItself(game, holder, 'receive')
}

type Reports = CardText['reports']
type Restricted = Extract<Reports, { readonly only: unknown }>

/** Does the card report to such places alone? */
export function isRestricted(game: Game, reports: Reports): reports is Restricted {
  if (typeof reports !== 'object' || !('only' in reports) || !game.inForce(reports)) return false
  game.credit(reports)
  return true
}

/** Does the card's own text let it report there, besides the usual places? */
export function mayAlsoReport(game: Game, player: PlayerName, card: CardId, holder: CardId): boolean {
  const { reports } = game.text(card)
  if (typeof reports !== 'object' || !('also' in reports) || !game.inForce(reports)) return false
  game.credit(reports)
  return matches(game, holder, reports.also, player)
}

/** Does the text of the ship or facility let the card report aboard? */
export function isReceived(game: Game, player: PlayerName, card: CardId, holder: CardId): boolean {
  if (game.facts(holder).type === 'ship' && isReceivedByIcon(game, card, holder)) return true
  if (isSentAboard(game, player, card, holder)) return true
  return (
    isNamed(game, player, card, holder) &&
    can(game, holder, 'use text') &&
    isOpenSite(game, holder) &&
    isCompatibleEnough(game, card, holder) &&
    !isOver(game, holder) &&
    (game.facts(card).type !== 'ship' || hasRoom(game, holder))
  )
}

const sending = cardsWith(text => text.letsReport)

/** Has the player a card in play whose text lets such cards report aboard such ships of his? */
const isSentAboard = (game: Game, player: PlayerName, card: CardId, ship: CardId): boolean =>
  sending(game).some(({ id, controller, face, place }) => {
    const clause = game.text(id).letsReport
    if (!clause?.to || place !== 'core' || face === 'down' || !game.inForce(clause)) return false
    game.credit(clause)
    return controller === player && matches(game, card, clause.where, player) && matches(game, ship, clause.to, player)
  })

/** Does the text of the place name cards like that as those that report there? */
function isNamed(game: Game, player: PlayerName, card: CardId, holder: CardId): boolean {
  const { receives } = game.text(holder)
  if (typeof receives !== 'object') return false
  if (!isList(receives)) return matches(game, card, receives, player)
  const own = receives.filter(c => !c.visiting)
  const clause = own.find(c => game.inForce(c) && matches(game, card, c.where, player))
  for (const one of clause ? [clause] : own) game.credit(one)
  return !!clause
}

type Reception = Extract<NonNullable<CardText['receives']>, readonly unknown[]>[number]

function receptionsOf(game: Game, holder: CardId): readonly Reception[] {
  const { receives } = game.text(holder)
  return receives && isList(receives) ? receives : []
}

const isList = <Item, Other>(given: readonly Item[] | Other): given is readonly Item[] => Array.isArray(given)

/** Does it say that cards report to it no longer? */
function isOver(game: Game, holder: CardId): boolean {
  const until = receptionsOf(game, holder).find(c => c.until)?.until
  if (!until || !game.inForce(until)) return false
  game.credit(until)
  return game.card(holder).is.includes(until.is)
}

/** Is one of the player's personnel there whose text lets the card report to where that one is? */
export const isReceivedByOneThere = (game: Game, player: PlayerName, card: CardId, holder: CardId): boolean =>
  teamThere(game, holder).some(({ id, controller }) => {
    const { letsReport } = game.text(id)
    const receives =
      !!letsReport &&
      game.inForce(letsReport) &&
      controller === player &&
      matches(game, card, letsReport.where, player) &&
      (!letsReport.to || matches(game, holder, letsReport.to, player)) &&
      can(game, id, 'use text')
    if (receives) game.credit(letsReport)
    return receives
  })

/** Does the text of the site let the card report for a player who does not control the station, but has somebody there whom nobody opposes? */
export function isReceivedAsVisitor(game: Game, player: PlayerName, card: CardId, site: CardId): boolean {
  const clause = receptionsOf(game, site).find(c => c.visiting)
  if (!clause?.visiting || !game.inForce(clause) || !can(game, site, 'use text') || !isOpenSite(game, site))
    return false
  const { visiting, where } = clause
  game.credit(clause)
  if (game.card(facilityOf(game, site)).controller === player) return false
  const own = game.heldBy(site).filter(c => c.controller === player)
  return (
    !isOpposed(game, site, player) &&
    own.some(c => matches(game, c.id, visiting, player, true)) &&
    matches(game, card, where, player)
  )
}

const teamThere = (game: Game, holder: CardId): readonly CardState[] =>
  game.heldBy(holder).filter(c => c.place === 'aboard' || c.place === 'planet')

/** False for a site of a station where the law lets no site receive cards. */
function isOpenSite(game: Game, holder: CardId): boolean {
  if (game.facts(holder).type !== 'site') return true
  const { holder: station } = game.card(holder)
  const hasDockingSite = sitesOf(game, station).some(site => game.text(site).docks)
  return game.decide(sitesReceive, { station, hasDockingSite })
}

/** Does the facility itself receive cards, or dock or repair ships, and none of its sites? */
export function actsItself(game: Game, station: CardId, deed: 'receive' | 'dock' | 'repair'): boolean {
  if (game.facts(station).type !== 'facility') return true
  const nor = game.decide(isNor, { station, title: game.card(station).title })
  return game.decide(doesItself, { station, isNor: nor, deed })
}

/** Is the card, there, in its native quadrant? Equipment, and cards that report anywhere, are at home everywhere. */
export function isHome(game: Game, card: CardId, holder: CardId): boolean {
  if (isEquipment(game, card) || game.text(card).reports === 'anywhere') return true
  const location = locationOf(game, holder)
  if (location === undefined) return true
  const quadrant = game.card(location).holder
  return (
    quadrant === 'time' ||
    (quadrant === game.decide(nativeQuadrant, { printed: game.facts(card) }) &&
      holdsFor(game, location, game.card(card).controller))
  )
}

/** The facility itself, or the one to which the site belongs. */
export const facilityOf = (game: Game, holder: CardId): CardId =>
  game.facts(holder).type === 'site' ? game.card(holder).holder : holder

/** Where the card goes that reports there: ships, where the law does not dock them, beside the facility. */
export function whereTo(game: Game, card: CardId, at: CardId): readonly [Place, CardId] {
  const place = placeAt(game, card, at)
  const mission = locationOf(game, at)
  const isInSpace = game.card(at).place === 'space' || game.facts(at).type === 'site'
  if (place !== 'docked' || mission === undefined) return [place, at]
  if (!isInSpace) return game.decide(docksOnTheGround, { ship: card, at }) ? [place, at] : ['space', mission]
  return game.decide(isDockedThere, { ship: card, at, how: 'reports' }) ? [place, at] : ['space', mission]
}

/** How the card is there: on the planet, in space, aboard or docked. */
function placeAt(game: Game, card: CardId, holder: CardId): Place {
  const ship = game.facts(card).type === 'ship'
  switch (game.facts(holder).type) {
    case 'mission':
    case 'time location':
      return ship ? 'space' : 'planet'
    case 'site':
      return ship ? 'docked' : 'site'
    default:
      return ship ? 'docked' : 'aboard'
  }
}
