import type { Act, Place } from '../../../protocol/types.ts'
import { can, requireCan } from '../../board/can.ts'
import { hasNoPlanet } from '../../board/destroyed-locations.ts'
import { isDockedAt } from '../../board/docked.ts'
import { beginOrders, remember, requireOwnCards } from '../../board/history.ts'
import { moveAll } from '../../board/moves.ts'
import { isEquipment, isPersonnel, isVessel, locationOf, presentWith } from '../../board/places.ts'
import { adjoinAsSites } from '../../board/sites.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { walksFar } from '../../questions/beaming/questions.ts'
import {
  countsAsBeaming,
  goesLikeATeam,
  isBeamedBetween,
  walksAboardTheOpponents,
} from '../../questions/beaming/settled.ts'
import { walksByItself } from '../../questions/equipment/settled.ts'
import { goesIntoSpace } from '../../questions/movement/questions.ts'
import { isHeldBy, isHeldFrom, isLeftAlone } from '../capture/captives.ts'
import { checkCompany } from '../compatibility/mixing.ts'
import { checkExist } from '../holograms/holograms.ts'
import { follow } from '../stopped/stop.ts'
import { moment } from '../timing/moment.ts'
import { window } from '../timing/window.ts'
import { checkBarriers } from './inner/barriers.ts'
import { boarded } from './inner/boarded.ts'
import { checkBoarding } from './inner/boarding.ts'
import { checkBorgBeaming, noticeSent } from './inner/borg-beaming.ts'
import { holdOn, isTargetedIn } from './inner/held.ts'
import { isPast } from './inner/obstacles.ts'
import { areNowhere, checkBeam, isOfATeam } from './may-beam.ts'

/** Beams personnel and equipment between ships, facilities and the planet at one location. */
export function* beam(game: Game, player: PlayerName, act: Act): Flow {
  const cards = act.cards ?? (act.card ? [act.card] : [])
  const [to, holder] = act.to ?? malformed('wrong-place', 'Beaming needs a destination')
  const place = to === 'space' ? 'planet' : to
  checkBeam(game, { player, cards, to: [place, holder] })
  if (areNowhere(game, cards)) return moveAll(game, cards, place, holder)
  checkBorgBeaming(game, player, cards, place, holder)
  checkBarriers(game, player, cards, holder)
  checkExist(game, cards, place)
  beginOrders(game, player)
  noticeSent(game, player, cards, holder)
  yield* transport(game, player, cards, place, holder)
  for (const card of cards)
    if (game.facts(card).type === 'tribble') follow(game, { what: 'tribble beamed', card, by: performers(game, act) })
}

/** The beaming itself, once it is permitted; `by` = the card that beams. */
export function* transport(
  game: Game,
  player: PlayerName,
  cards: readonly CardId[],
  place: Place,
  holder: CardId,
  by?: CardId,
): Flow {
  const trigger: Trigger = { on: 'beams', cards, by: player }
  const counts = by === undefined || game.decide(countsAsBeaming, { by })
  if (counts) yield* window(game, trigger)
  if (cards.some(card => isTargetedIn(game, trigger, card))) return
  const beamed = cards.filter(card => !holdOn(game, card) || isPast(game, 'kept from beaming', by))
  const places = beamed.map(card => game.card(card).holder)
  moveAll(game, beamed, place, holder)
  if (counts) remember(game, { player, kind: 'beam', card: holder, cards: beamed, places })
  for (const card of new Set(places))
    if (game.facts(card).type === 'ship') follow(game, { what: 'crew beamed away', card })
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

/** Walks between a planet and a landed ship or a facility on it. */
export function* walk(game: Game, player: PlayerName, act: Act): Flow {
  const cards = act.cards ?? (act.card ? [act.card] : [])
  const [place, holder] = act.to ?? malformed('wrong-place', 'Walking needs a destination')
  const held = cards.filter(c => isHeldFrom(game, c, player) || isLeftAlone(game, c, player))
  if (held.length) refuse('not-controlled', `${held.join(', ')} is a captive whom ${player} does not hold`, held)
  requireOwnCards(
    game,
    player,
    cards.filter(c => !isHeldBy(game, c, player)),
  )
  for (const card of cards)
    if (!isOfATeam(game, card) && !game.decide(goesLikeATeam, { card, how: 'walk' }))
      refuse('wrong-target', `${card} does not walk`, [card], 'choice')
  const things = cards.filter(c => isEquipment(game, c))
  if (things.length === cards.length && !things.every(equipment => game.decide(walksByItself, { equipment })))
    refuse('requirement', `Nobody carries ${things.join(', ')}`, things)
  const isFar = !cards.every(c => adjoining(game, c, place, holder))
  if (isFar && !(isStandable(game, place, holder) && game.decide(walksFar, { cards, to: holder })))
    refuse('wrong-place', 'There is no way to walk there', cards, 'choice')
  if (place === 'aboard') checkDoorway(game, cards, holder)
  if (place === 'aboard') checkWhose(game, player, cards, holder)
  checkExist(game, cards, place)
  const welcome = checkBoarding(game, cards, holder)
  requireWalkers(
    game,
    cards.filter(c => isPersonnel(game, c)),
  )
  if (place === 'aboard') checkCompany(game, player, cards, holder, { welcome })
  beginOrders(game, player)
  yield* moment(game, player)
  moveAll(game, cards, place, holder)
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
}

/** Refuses what is the opponent's, where the law does and no card with those who walk lets them in. */
function checkWhose(game: Game, player: PlayerName, cards: readonly CardId[], aboard: CardId): void {
  if (game.card(aboard).controller === player || game.decide(walksAboardTheOpponents, { player, aboard })) return
  const there = cards.flatMap(card => [card, ...presentWith(game, card)])
  const keys = there.filter(id => game.card(id).controller === player).map(id => game.text(id).opensDoors?.walking)
  const key = keys.find(text => text && game.inForce(text))
  if (!key) refuse('not-controlled', `${aboard} is not ${player}'s`, [aboard], 'choice')
  game.credit(key)
}

/** Can one stand there: on a planet, at a site, aboard something? */
function isStandable(game: Game, place: Place, holder: CardId): boolean {
  if (!game.find(holder)) return false
  if (place === 'planet') return game.card(holder).place === 'spaceline'
  return place === 'site' ? game.facts(holder).type === 'site' : place === 'aboard' && isVessel(game, holder)
}

/** Planet and what stands on it, a facility and a ship docked there, or the sites of a station. */
function adjoining(game: Game, card: CardId, place: Place, holder: CardId): boolean {
  const from = game.card(card)
  if (!game.find(from.holder) || !isStandable(game, place, holder)) return false
  if (place === 'planet' && hasNoPlanet(game, holder))
    return locationOf(game, card) === holder && game.decide(goesIntoSpace, { card, how: 'other' })
  if (from.place === 'site') return place === 'site' && adjoinAsSites(game, from.holder, holder)
  if (place === 'planet') return game.find(from.holder)?.place === 'planet' && game.card(from.holder).holder === holder
  if (from.place === 'planet') return game.card(holder).place === 'planet' && game.card(holder).holder === from.holder
  return isDockedAt(game, holder, from.holder) || (from.place === 'aboard' && isDockedAt(game, from.holder, holder))
}
