import type { Act } from '../../protocol/types.ts'
import { can } from '../state/ask.ts'
import { affiliationsOf } from '../state/match.ts'
import { move } from '../state/moves.ts'
import { inPlay } from '../state/places.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'
import { payCardPlay } from './pay.ts'
import { window } from './window.ts'

const reported = new Set(['personnel', 'ship', 'equipment'])

export function isReported(game: Game, card: CardId): boolean {
  return reported.has(game.facts(card).type)
}

/** Brings personnel, equipment or a ship into play at a facility; in editions without facilities, at the headquarters. */
export function* report(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card!
  const site = act.to?.[1] ?? refuse('wrong-place', `${card} must report somewhere`, [card], 'choice')
  if (game.card(card).place !== 'hand' || game.card(card).holder !== player)
    refuse('wrong-place', `${card} is not in ${player}'s hand`, [card])
  if (game.state.turn.player !== player) refuse('wrong-player', `It is ${game.state.turn.player}'s turn`, [card])
  checkCoexistence(game, player, card)
  checkSite(game, player, card, site)
  payCardPlay(game, player, card)
  game.tell({ event: 'started', cards: [card], player })
  move(game, card, 'play', player)
  yield* window(game, { on: 'played', card, by: player, as: 'report' })
  if (game.card(card).place === 'play') enter(game, card, site, player)
}

function enter(game: Game, card: CardId, site: CardId, player: PlayerName): void {
  const type = game.facts(card).type
  if (game.facts(site).type === 'mission') move(game, card, type === 'ship' ? 'space' : 'planet', site)
  else move(game, card, type === 'ship' && game.facts(site).type === 'facility' ? 'docked' : 'aboard', site)
  game.change(card, { controller: player })
}

function checkSite(game: Game, player: PlayerName, card: CardId, site: CardId): void {
  const facility = game.card(site)
  if (game.facts(site).type === 'mission') {
    if (game.facts(site).kind === 'headquarters') return
    refuse('wrong-place', `Cards report to a facility, not to ${site}`, [site], 'choice')
  }
  if (facility.controller !== player) refuse('not-controlled', `${site} is not ${player}'s`, [site], 'choice')
  if (game.facts(site).type !== 'facility')
    refuse('wrong-place', `Cards report to a facility, not to ${site}`, [site], 'choice')
  if (!compatible(game, card, site))
    refuse('affiliation', `${card} is not compatible with ${site}`, [card, site], 'choice')
}

/** Equipment, non-aligned and neutral cards go with all; others with their own affiliation. */
function compatible(game: Game, card: CardId, site: CardId): boolean {
  const own = affiliationsOf(game, card)
  const there = affiliationsOf(game, site)
  const open = (list: readonly string[]): boolean =>
    !list.length || list.includes('non-aligned') || list.includes('neutral')
  return open(own) || open(there) || own.some(a => there.includes(a))
}

function checkCoexistence(game: Game, player: PlayerName, card: CardId): void {
  for (const other of game.state.cards) {
    if (other.id === card || other.owner !== player || !inPlay(other)) continue
    if (!can(game, other.id, 'count for uniqueness')) continue
    const about = { a: game.card(card).title, b: other.title, player }
    if (!game.decide('may coexist', about, true)) refuse('duplicate', `${player} has ${other.id} in play`, [other.id])
  }
}
