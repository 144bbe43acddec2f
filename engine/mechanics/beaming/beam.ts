import type { Act, Place } from '../../../protocol/types.ts'
import { isAttached } from '../../board/attached.ts'
import { can, requireCan, requireUnhindered } from '../../board/can.ts'
import { beginOrders, remember } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, crewOf, isEquipment, isPersonnel, locationOf } from '../../board/places.ts'
import { adjoinAsSites } from '../../board/sites.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { matches } from '../../text/match.ts'
import { isACardOfItsOwn } from '../artifacts/questions.ts'
import { checkCompany } from '../compatibility/mixing.ts'
import { wasLeftBehind } from '../equipment/left-behind.ts'
import { mayBeRetrieved } from '../equipment/questions.ts'
import { onlyHologramsAboard } from '../holograms/holograms.ts'
import { mayBeamByThemselves } from '../holograms/questions.ts'
import { follow } from '../stopped/stop.ts'
import { moment } from '../timing/moment.ts'
import { window } from '../timing/window.ts'
import { boarded } from './boarded.ts'
import { checkBorgBeaming, noticeSent } from './borg-beaming.ts'
import { checkHeld, holdOn, isTargetedIn } from './held.ts'
import { isBeamedBetween, transportersNeedACrew } from './questions.ts'

/** Beams personnel and equipment between ships, facilities and the planet at one location. */
export function* beam(game: Game, player: PlayerName, act: Act): Flow {
  const cards = act.cards ?? (act.card ? [act.card] : [])
  const [place, holder] = act.to ?? refuse('wrong-place', 'Beaming needs a destination')
  checkBeam(game, player, cards, place, holder)
  checkBorgBeaming(game, player, cards, place, holder)
  beginOrders(game, player)
  noticeSent(game, player, cards, holder)
  yield* transport(game, player, cards, place, holder)
  for (const card of cards)
    if (game.facts(card).type === 'tribble') follow(game, { what: 'tribble beamed', card, by: performers(game, act) })
}

/** The beaming itself, once it is permitted. */
export function* transport(
  game: Game,
  player: PlayerName,
  cards: readonly CardId[],
  place: Place,
  holder: CardId,
): Flow {
  const trigger: Trigger = { on: 'beams', cards, by: player }
  yield* window(game, trigger)
  if (cards.some(card => isTargetedIn(game, trigger, card))) return
  const beamed = cards.filter(card => !holdOn(game, card))
  const places = beamed.map(card => game.card(card).holder)
  for (const card of beamed) move(game, card, place, holder)
  remember(game, { player, kind: 'beam', cards: beamed, places })
  yield* boarded(game, beamed)
}

/** Those who cannot walk are taken along by those who can. */
function requireWalkers(game: Game, personnel: readonly CardId[]): void {
  const carried = personnel.filter(id => !can(game, id, 'walk'))
  if (carried.length === personnel.length) return requireCan(game, carried, 'walk')
  requireCan(game, carried, 'be taken along')
}

/** Those who do the beaming: the personnel named, or those beamed along. */
function performers(game: Game, act: Act): readonly CardId[] {
  if (act.using) return [act.using]
  return (act.cards ?? []).filter(id => isPersonnel(game, id))
}

/** Refuses what may not be beamed there, by an order or by a card that beams. */
export function checkBeam(
  game: Game,
  player: PlayerName,
  cards: readonly CardId[],
  place: Place,
  holder: CardId,
  by?: CardId,
): void {
  if (!cards.length) refuse('wrong-target', 'Nothing is beamed')
  for (const card of cards) {
    if (!isPersonnel(game, card) && !isEquipment(game, card))
      refuse('wrong-target', `${card} cannot be beamed`, [card], 'choice')
    if (isAttached(game, card) && !game.decide(isACardOfItsOwn, { card }))
      refuse('wrong-target', `${card} is one card with ${game.card(card).holder}`, [card], 'choice')
    if (!isTheirsToBeam(game, player, card)) refuse('not-controlled', `${card} is not ${player}'s`, [card])
  }
  checkRoute(game, player, cards, place, holder)
  checkLocation(game, player, cards, holder, by)
  requireCan(game, cards, 'beam')
  requireUnhindered(game, cards, 'beam')
  for (const card of cards) checkHeld(game, card)
  if (place === 'aboard') checkCompany(game, player, cards, holder)
}

/** Their own, and what was left behind on the planet if they may retrieve it. */
function isTheirsToBeam(game: Game, player: PlayerName, card: CardId): boolean {
  const { controller, owner } = game.card(card)
  if (!wasLeftBehind(game, card)) return controller === player
  return game.decide(mayBeRetrieved, { equipment: card, player, own: owner === player })
}

/** Refuses beaming that the text of the location forbids. */
function checkLocation(game: Game, player: PlayerName, cards: readonly CardId[], holder: CardId, by?: CardId): void {
  const location = locationOf(game, holder)
  const text = location === undefined ? undefined : game.text(location).noBeaming
  if (!text || !game.inForce(text) || !matches(game, holder, text.to, player)) return
  const barred = cards.filter(card => matches(game, game.card(card).holder, text.from, player))
  if (!barred.length) return
  const { except } = text
  if (by && except && game.inForce(except) && matches(game, by, except.by, player)) return game.credit(except)
  game.credit(text)
  refuse('blocked', `${location} keeps ${barred.join(', ')} from being beamed to ${holder}`, barred, 'choice', location)
}

function checkRoute(game: Game, player: PlayerName, cards: readonly CardId[], place: Place, holder: CardId): void {
  const location = locationOf(game, cards[0]!)
  if (cards.some(c => locationOf(game, c) !== location) || locationOf(game, holder) !== location) {
    refuse('wrong-place', 'Cards are beamed within one location', cards, 'choice')
  }
  if (place === 'planet' && game.facts(holder).kind === 'space')
    refuse('wrong-place', `There is no planet at ${holder}`, [holder], 'choice')
  if (place !== 'planet' && place !== 'aboard')
    refuse('wrong-place', 'Cards are beamed to a planet, a ship or a facility', [], 'choice')
  const ends = [...new Set([...cards.map(c => game.card(c).holder), holder])].filter(id =>
    ['ship', 'facility'].includes(game.facts(id).type),
  )
  if (!ends.some(id => hasTransporters(game, player, id)))
    refuse('requirement', 'Nobody can operate transporters', ends)
  if (place === 'planet') checkByThemselves(game, player, cards)
}

/** Refuses holograms who have nobody with them to beam them down, where the law wants somebody. */
function checkByThemselves(game: Game, player: PlayerName, cards: readonly CardId[]): void {
  const lone = [...new Set(cards.map(c => game.card(c).holder))].filter(from => onlyHologramsAboard(game, from))
  if (lone.length && !game.decide(mayBeamByThemselves, { player }))
    refuse('requirement', 'Holograms are not beamed down by themselves', lone)
}

/** The player's ship or facility, if it can use its transporters and somebody aboard operates them where that is needed. */
function hasTransporters(game: Game, player: PlayerName, id: CardId): boolean {
  if (game.card(id).controller !== player || !can(game, id, 'operate transporters')) return false
  const crew = crewOf(game, id, player)
  if (!game.decide(transportersNeedACrew, { card: id })) return true
  return crew.some(c => can(game, c, 'operate transporters'))
}

/** Walks between a planet and a landed ship or a facility on it. */
export function* walk(game: Game, player: PlayerName, act: Act): Flow {
  const cards = act.cards ?? (act.card ? [act.card] : [])
  const [place, holder] = act.to ?? refuse('wrong-place', 'Walking needs a destination')
  const foreign = cards.filter(c => game.card(c).controller !== player)
  if (foreign.length) refuse('not-controlled', `${foreign.join(', ')} is not ${player}'s`, foreign)
  if (!cards.every(c => adjoining(game, c, place, holder)))
    refuse('wrong-place', 'There is no way to walk there', cards, 'choice')
  if (place === 'aboard') checkDoorway(game, cards, holder)
  requireWalkers(
    game,
    cards.filter(c => isPersonnel(game, c)),
  )
  if (place === 'aboard') checkCompany(game, player, cards, holder)
  beginOrders(game, player)
  yield* moment(game, player)
  for (const card of cards) move(game, card, place, holder)
  const by = cards.filter(c => isPersonnel(game, c))
  for (const card of cards) if (game.facts(card).type === 'tribble') follow(game, { what: 'tribble dropped', card, by })
}

/** Where the law takes going between a facility and a ship docked there for beaming, what forbids that forbids this. */
function checkDoorway(game: Game, cards: readonly CardId[], to: CardId): void {
  const beamed = cards.filter(id => {
    const { place, holder: from } = game.card(id)
    return place === 'aboard' && game.decide(isBeamedBetween, { from, to })
  })
  requireCan(game, beamed, 'beam')
  for (const card of beamed) checkHeld(game, card)
}

/** Planet and what stands on it, a facility and a ship docked there, or the sites of a station. */
function adjoining(game: Game, card: CardId, place: Place, holder: CardId): boolean {
  const from = game.card(card)
  if (from.place === 'site') return place === 'site' && adjoinAsSites(game, from.holder, holder)
  if (place === 'planet') return game.find(from.holder)?.place === 'planet' && game.card(from.holder).holder === holder
  if (from.place === 'planet') return game.card(holder).place === 'planet' && game.card(holder).holder === from.holder
  return (
    cardsIn(game, 'docked', from.holder).some(c => c.id === holder) ||
    cardsIn(game, 'docked', holder).some(c => c.id === from.holder)
  )
}
