import type { Act } from '../../protocol/types.ts'
import { malformed, refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import {
  mayBeBesidesItsCopy,
  mayComeBeforeOps,
  mayLieBetween,
  mayWalkBetweenSites,
  takesOtherSites,
} from '../questions/facilities/questions.ts'
import { mayBeInsertedBefore } from '../questions/facilities/settled.ts'
import { matches } from '../text/match.ts'
import { destinationOf } from './destination.ts'
import { move } from './moves.ts'
import { cardsIn, inPlay } from './places.ts'
import type { CardId, PlayerName } from './state.ts'

/** The sites of a station from left to right. */
export const sitesOf = (game: Game, station: CardId): readonly CardId[] =>
  cardsIn(game, 'site', station)
    .map(c => c.id)
    .filter(id => game.facts(id).type === 'site')

/** The station that the site goes to, and its place among the sites there. */
export function stationFor(
  game: Game,
  player: PlayerName,
  act: Act,
): { readonly station: CardId; readonly at: number } {
  const site = act.card!
  const [target] = act.targets ?? []
  const station = act.to || target === undefined ? destinationOf(game, site, act, 'goes to a station') : target
  const { plays } = game.text(site)
  const isMeant = !plays || plays.some(({ on }) => on && matches(game, station, on, player))
  if (!isMeant && !game.decide(takesOtherSites, { station, title: game.card(station).title }))
    refuse('wrong-target', `${site} does not go to ${station}`, [site, station], 'choice')
  checkSite(game, site, station)
  return { station, at: siteRow(game, site, station, act.position) }
}

/** Refuses a site that the station may not have besides the others in play. */
function checkSite(game: Game, site: CardId, station: CardId): void {
  if (game.facts(station).type !== 'facility') malformed('wrong-place', `${station} has no sites`, [station], 'choice')
  const isOps = (id: CardId): boolean => game.facts(id).module === 'Ops Module'
  const first = !sitesOf(game, station).some(isOps)
  if (first && !game.decide(mayComeBeforeOps, { site, isOps: isOps(site) }))
    refuse('wrong-place', `${station} has no Ops yet`, [site, station], 'choice')
  const universal = game.facts(site).unique === false
  for (const copy of game.state.cards) {
    if (copy.id === site || copy.title !== game.card(site).title || !inPlay(copy)) continue
    const onOneStation = copy.holder === station
    if (!game.decide(mayBeBesidesItsCopy, { site, copy: copy.id, universal, onOneStation }))
      refuse('duplicate', `${copy.holder} has ${copy.id}`, [site, copy.id], 'choice')
  }
}

/** The place of a new site among those of the station, 0 = the left end; where none was named, the last that it may take. */
export function siteRow(game: Game, site: CardId, station: CardId, position?: number): number {
  const row = sitesOf(game, station)
  const fits = (at: number): boolean => game.decide(mayLieBetween, { site, ...between(row, at) })
  if (position === undefined) return [...row.keys(), row.length].reverse().find(fits) ?? row.length
  if (position < 0 || position > row.length)
    malformed('wrong-place', `${station} has no place ${position}`, [site, station], 'choice')
  const right = row[position]
  const inserted = right === undefined || game.decide(mayBeInsertedBefore, { site, right })
  if (!inserted || !fits(position))
    refuse('wrong-place', `${site} does not belong there among the sites of ${station}`, [site, station], 'choice')
  return position
}

const between = (row: readonly CardId[], at: number): { left?: CardId; right?: CardId } => ({
  ...(row[at - 1] === undefined ? {} : { left: row[at - 1] as CardId }),
  ...(row[at] === undefined ? {} : { right: row[at] as CardId }),
})

/** Puts the site there among those of the station. */
export function placeSite(game: Game, site: CardId, station: CardId, at: number): void {
  const next = sitesOf(game, station)[at]
  move(game, site, 'site', station)
  if (next === undefined) return
  const placed = game.card(site)
  const others = game.state.cards.filter(c => c.id !== site)
  game.state = { ...game.state, cards: others.flatMap(c => (c.id === next ? [placed, c] : [c])) }
}

/** Are they two sites of one station between which the law lets personnel walk? */
export function adjoinAsSites(game: Game, from: CardId, to: CardId): boolean {
  const row = sitesOf(game, game.card(from).holder)
  if (from === to || !row.includes(to)) return false
  return game.decide(mayWalkBetweenSites, { from, to, apart: Math.abs(row.indexOf(from) - row.indexOf(to)) })
}
