import type { Act } from '../../../protocol/types.ts'
import { can } from '../../board/can.ts'
import { destinationOf } from '../../board/destination.ts'
import { record, requireInHand, requireOwnTurn } from '../../board/history.ts'
import { impose, move } from '../../board/moves.ts'
import { inPlay } from '../../board/places.ts'
import { hasSystem } from '../../board/special-equipment.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import { type Flow, refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { comesIntoPlayCloaked } from '../../questions/cloaking/settled.ts'
import { isForBothPlayers } from '../../questions/facilities/questions.ts'
import { siteReceivesAll } from '../../questions/facilities/settled.ts'
import { isReportedDeactivated } from '../../questions/holograms/settled.ts'
import { goesIntoSpace } from '../../questions/movement/questions.ts'
import { mayCoexist } from '../../questions/names/questions.ts'
import { isReceivedAtHeadquarters, reportsInThatQuadrant } from '../../questions/reporting/questions.ts'
import { arrivesStopped, receivesTheOpponents, reportsElsewhere } from '../../questions/reporting/settled.ts'
import { beginCountdown } from '../../text/begin-countdown.ts'
import { matches } from '../../text/match.ts'
import { joins } from '../compatibility/cooperation.ts'
import { companyOn, declareMode, nameMode } from '../compatibility/declare.ts'
import { checkCompany } from '../compatibility/mixing.ts'
import { reportToMix } from '../compatibility/report-to-mix.ts'
import { comeThrough, requireDoorway } from '../doorways/admission.ts'
import { isHolographic } from '../holograms/holograms.ts'
import { mayHaveAnother } from '../names/copies-in-play.ts'
import { carryOutAt } from '../timing/due.ts'
import { window } from '../timing/window.ts'
import { payTolls } from './free-play.ts'
import { checkNextReport, noticeReport } from './inner/next-report.ts'
import { checkInfiltration, infiltrateOnArrival, isOnTheOtherSide } from './inner/report-to-infiltrate.ts'
import { checkElsewhere, comesAsItIs, nativeAt } from './natives.ts'
import { payCardPlay } from './pay.ts'
import type { Origin } from './play.ts'
import {
  actsItself,
  facilityOf,
  isHome,
  isReceived,
  isReceivedAsVisitor,
  isReceivedByOneThere,
  isRestricted,
  mayAlsoReport,
  whereTo,
} from './reporting.ts'

const reported = new Set(['personnel', 'ship', 'equipment'])

export function isReported(game: Game, card: CardId): boolean {
  return reported.has(game.facts(card).type)
}

/** Brings personnel, equipment or a ship into play at a facility; in editions without facilities, at the headquarters. */
export function* report(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card!
  const site = destinationOf(game, card, act, 'must report somewhere')
  requireInHand(game, player, [card])
  requireOwnTurn(game, player, [card])
  const home = checkEntry(game, player, card, site)
  nameMode(game, card, act.word)
  const by = act.targets?.find(id => {
    const { reportsToMix } = game.text(id)
    return reportsToMix && game.inForce(reportsToMix)
  })
  if (by !== undefined) reportToMix(game, player, card, site, by)
  else checkPlace(game, player, card, site, home)
  checkCompany(game, player, [card], site, { to: by === undefined ? 'report' : 'board' })
  checkNextReport(game, player, card)
  payCardPlay(game, player, card, site)
  yield* payTolls(game, player, card)
  yield* carryOutReport(game, player, card, site)
}

/** Could the player report the card there now, if that were not paid for? */
export const couldBeReported = (game: Game, player: PlayerName, card: CardId, site: CardId): boolean =>
  !refusalOf(() => {
    checkPlace(game, player, card, site, checkEntry(game, player, card, site))
    checkCompany(game, player, [card], site, { to: 'report' })
    checkNextReport(game, player, card)
  })

/** Refuses a card that may not come into play there; gives the time location there, if it is native to that. */
function checkEntry(game: Game, player: PlayerName, card: CardId, site: CardId): CardId | undefined {
  const home = nativeAt(game, player, card, site)
  if (!comesAsItIs(game, card, home)) requireDoorway(game, { card, player, way: 'report', at: site })
  if (home === undefined) checkElsewhere(game, card)
  checkCoexistence(game, player, card)
  return home
}

/** Refuses a place to which the card does not report, unless it is at home there. */
function checkPlace(game: Game, player: PlayerName, card: CardId, site: CardId, home: CardId | undefined): void {
  if (isOnTheOtherSide(game, player, card, site)) checkInfiltration(game, player, card, site)
  else if (home === undefined) checkSite(game, player, card, site)
}

/** The reporting itself, once it is permitted and paid. */
export function* carryOutReport(game: Game, player: PlayerName, card: CardId, site: CardId, origin: Origin = {}): Flow {
  yield* declareMode(game, player, card, companyOn(game, player, site))
  game.tell({ event: 'started', cards: [card], player })
  move(game, card, 'play', player)
  yield* window(game, { on: 'played', card, by: player, as: 'report', ...origin })
  if (game.card(card).place !== 'play') return
  comeThrough(game, player, card)
  enter(game, card, site, player)
  if (origin.downloadedBy === undefined && isHolographic(game, card) && game.decide(isReportedDeactivated, { card }))
    impose(game, card, 'deactivated')
  record(game, player, 'reported', card)
  yield* infiltrateOnArrival(game, player, card, site)
  yield* carryOutAt(game, 'reported', player, card)
  yield* noticeReport(game, player, card)
  yield* window(game, { on: 'entered', card, by: player })
}

function enter(game: Game, card: CardId, site: CardId, player: PlayerName): void {
  const [place, holder] = whereTo(game, card, site)
  move(game, card, place, holder)
  beginCountdown(game, card, game.text(card))
  game.change(card, { controller: player })
  if (game.decide(arrivesStopped, { card })) impose(game, card, 'stopped')
  if (hasSystem(game.facts(card), 'Cloaking Device') && game.decide(comesIntoPlayCloaked, { ship: card }))
    impose(game, card, 'cloaked')
}

function checkSite(game: Game, player: PlayerName, card: CardId, site: CardId): void {
  if (isReceivedByOneThere(game, player, card, site) || isReceivedAsVisitor(game, player, card, site)) return
  const { reports } = game.text(card)
  if (isRestricted(game, reports)) {
    if (matches(game, site, reports.only, player)) return
    refuse('wrong-place', `${card} does not report to ${site}`, [site], 'choice')
  }
  const { type, kind } = game.facts(site)
  const isMission = type === 'mission'
  if (isMission && kind === 'headquarters') return checkHeadquarters(game, player, card, site)
  const isAllowed = isMission && (kind !== 'space' || game.decide(goesIntoSpace, { card, how: 'report' }))
  if (isAllowed && (reports === 'anywhere' || mayAlsoReport(game, player, card, site))) return
  const isOthers = !isMission && game.card(site).controller !== player
  if (isOthers && !game.decide(isForBothPlayers, { facility: site, player, to: 'report' }))
    refuse('not-controlled', `${site} is not ${player}'s`, [site], 'choice')
  if (isReceived(game, player, card, site)) return
  const isSite = type === 'site'
  if (isSite && game.decide(siteReceivesAll, { site, card })) return checkQuadrant(game, card, site)
  if (type !== 'facility' && !game.decide(reportsElsewhere, { card, to: site }))
    refuse('wrong-place', `Cards report to a facility, not to ${site}`, [site], 'choice')
  if (!actsItself(game, site, 'receive'))
    refuse('wrong-place', `Cards report to sites of ${site}, not to the station itself`, [site], 'choice')
  if (!joins(game, card, site, 'report'))
    refuse('affiliation', `${card} is not compatible with ${site}`, [card, site], 'choice')
  checkQuadrant(game, card, site)
}

/** Refuses a mission that is the headquarters of another player or of other affiliations, where the law does. */
function checkHeadquarters(game: Game, player: PlayerName, card: CardId, site: CardId): void {
  if (game.card(site).owner !== player && !game.decide(receivesTheOpponents, { headquarters: site, player }))
    refuse('not-controlled', `${site} is not ${player}'s`, [site], 'choice')
  const theirs = game.facts(site).affiliations ?? []
  if (!game.decide(isReceivedAtHeadquarters, { card, headquarters: site, theirs }))
    refuse('affiliation', `${card} is of no affiliation of ${site}`, [card, site], 'choice')
  checkQuadrant(game, card, site)
}

/** Refuses to report outside of the native quadrant of the card or of the facility, where the law does. */
function checkQuadrant(game: Game, card: CardId, at: CardId): void {
  const home = { card: isHome(game, card, at), facility: isHome(game, facilityOf(game, at), at) }
  if (!game.decide(reportsInThatQuadrant, { card, at, home }))
    refuse(
      'wrong-place',
      `${at} is not in ${home.card ? 'its own native quadrant' : `the native quadrant of ${card}`}`,
      [card, at],
      'choice',
    )
}

/** Does it lie among the points of its player as though it were in play? */
const isKept = (game: Game, { id, place }: CardState): boolean =>
  place === 'points' && game.state.history.some(d => d.kind === 'kept for points' && d.card === id)

/** Refuses a second copy of what may be in play once. */
export function checkCoexistence(game: Game, player: PlayerName, card: CardId): void {
  for (const other of game.state.cards) {
    if (other.id === card || other.owner !== player || !(inPlay(other) || isKept(game, other))) continue
    if (!can(game, other.id, 'count for uniqueness')) continue
    if (game.card(card).title === other.title && mayHaveAnother(game, player, card)) continue
    const about = { a: game.card(card).title, b: other.title, player }
    if (!game.decide(mayCoexist, about)) refuse('duplicate', `${player} has ${other.id} in play`, [other.id])
  }
}
