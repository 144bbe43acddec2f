import { cardsIn, inPlay, isEquipment, locationOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { isOpposed } from '../../../board/unopposed.ts'
import type { Game } from '../../../kernel/game.ts'
import { comesThrough } from '../../../questions/doorways/questions.ts'
import { type Download, demandedOfReporting, type ReportingDemand } from '../../../questions/downloading/questions.ts'
import { goesAboardTheOpponents } from '../../../questions/downloading/settled.ts'
import { matches } from '../../../text/match.ts'
import { type Context, resolve } from '../../../text/selector.ts'
import { areOfOneAffiliation } from '../../compatibility/affiliations.ts'
import { goesWith } from '../../compatibility/cooperation.ts'
import { couldReport, facilityOf, isHome, isReceived } from '../../reporting/reporting.ts'
import type { DownloadPlace } from '../words.ts'

/** The missions, ships, facilities and sites where the downloaded card may report. */
export function placesFor(game: Game, download: Download, context: Context, card: CardId): readonly CardId[] {
  const stated = download.text.to && statedPlaces(game, download.text.to, context)
  return holders(game, download, card).filter(holder => mayReport(game, download, card, holder, stated))
}

/** Everything that could hold the card. */
function holders(game: Game, download: Download, card: CardId): readonly CardId[] {
  const { player } = download
  const ship = game.facts(card).type === 'ship'
  return game.state.cards
    .filter(c => {
      const { type, kind } = game.facts(c.id)
      if (type === 'mission') return c.place === 'spaceline' && (ship || kind !== 'space')
      if (!inPlay(c)) return false
      const isHis = c.controller === player || isForAnyone(game, download)
      if (!isHis && !game.decide(goesAboardTheOpponents, { card, download })) return false
      if (type === 'site') return !ship || isReceived(game, player, card, c.id)
      return type === 'facility' || (!ship && type === 'ship')
    })
    .map(c => c.id)
}

/** Does the text let the card go to places of the opponent's, too? */
function isForAnyone(game: Game, { text: { anyones } }: Download): boolean {
  if (!anyones || !game.inForce(anyones)) return false
  game.credit(anyones)
  return true
}

/** Is it of the affiliation of the facility or ship, where the text wants that of what has one? */
function isMatching(game: Game, { text: { matching } }: Download, card: CardId, holder: CardId): boolean {
  if (!matching || !game.inForce(matching) || !['personnel', 'ship'].includes(game.facts(card).type)) return true
  game.credit(matching)
  return areOfOneAffiliation(game, card, facilityOf(game, holder))
}

function mayReport(
  game: Game,
  download: Download,
  card: CardId,
  holder: CardId,
  stated: readonly CardId[] | undefined,
): boolean {
  const { player } = download
  const demanded = (demand: ReportingDemand): boolean =>
    game.decide(demandedOfReporting, { demand, card, download, stated: stated !== undefined })
  const unlessDemanded = (fits: boolean, demand: ReportingDemand): boolean => fits || !demanded(demand)
  const isFacility = ['facility', 'site'].includes(game.facts(holder).type)
  const isAnothers = game.card(holder).controller !== player && game.facts(holder).type === 'ship'
  const there = cardsIn(game, game.facts(holder).type === 'site' ? 'site' : 'aboard', holder)
  const others = isAnothers ? there.filter(c => c.controller === player) : there
  return (
    unlessDemanded(!stated || stated.includes(holder), 'stated place') &&
    unlessDemanded(
      couldReport(game, isForAnyone(game, download) ? game.card(holder).controller : player, card, holder),
      'usual place',
    ) &&
    isMatching(game, download, card, holder) &&
    unlessDemanded(isHome(game, card, holder), 'native quadrant of the card') &&
    unlessDemanded(!isFacility || isHome(game, facilityOf(game, holder), holder), 'native quadrant of the facility') &&
    unlessDemanded(game.decide(comesThrough, { card, player, way: 'report', at: holder }), 'doorway') &&
    unlessDemanded(isAnothers || goesWith(game, card, holder), 'compatible with the place') &&
    unlessDemanded(
      others.every(({ id }) => goesWith(game, card, id)),
      'compatible with those there',
    )
  )
}

/** The holders that the words of the text mean. */
export function statedPlaces(game: Game, to: DownloadPlace, context: Context): readonly CardId[] {
  if (to === 'any location') return at(game, () => true)
  if (to === 'here') return at(game, place => place === locationOf(game, context.this))
  if ('at' in to) {
    const places = resolve(game, to.at, context).map(id => locationOf(game, id))
    return at(game, place => places.includes(place))
  }
  if ('atop' in to) return []
  if ('into' in to) return resolve(game, to.into, context)
  if ('sitesOf' in to) return sitesOf(game, to, context)
  if ('aboard' in to)
    return game.state.cards.filter(c => inPlay(c) && matches(game, c.id, to.aboard, context.you)).map(c => c.id)
  const company = game.state.cards.filter(
    c => c.controller === context.you && inPlay(c) && matches(game, c.id, to.with, context.you, true),
  )
  return [...new Set(company.map(c => c.holder))]
}

function sitesOf(
  game: Game,
  { sitesOf: station, unopposed }: Extract<DownloadPlace, { sitesOf: unknown }>,
  context: Context,
): readonly CardId[] {
  const stations = resolve(game, station, context).map(id =>
    game.facts(id).type === 'site' ? game.card(id).holder : id,
  )
  return stations
    .flatMap(id => cardsIn(game, 'site', id).map(c => c.id))
    .filter(site => !unopposed || !isOpposed(game, site, context.you))
}

/** Missions, and what is there. */
function at(game: Game, where: (mission: CardId) => boolean): readonly CardId[] {
  return game.state.cards
    .filter(c => {
      const location = locationOf(game, c.id)
      return location !== undefined && where(location)
    })
    .map(c => c.id)
}

/** Is the card reported, and not played? */
export function isReportedCard(game: Game, card: CardId): boolean {
  return ['personnel', 'ship'].includes(game.facts(card).type) || isEquipment(game, card)
}
