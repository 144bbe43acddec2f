import type { Where } from '../../../protocol/types.ts'
import { isAllowed } from '../../board/allowed.ts'
import { attachedTo, isAttached } from '../../board/attached.ts'
import { is } from '../../board/can.ts'
import { isEquipment, isPersonnel, locationOf, presentWith } from '../../board/places.ts'
import { ordersTheOthersCards } from '../../board/questions.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isACardOfItsOwn, isOfUseUnearned } from '../../questions/artifacts/settled.ts'
import { beamsCaptives } from '../../questions/beaming/questions.ts'
import {
  goesLikeATeam,
  isBeamedFromNowhere,
  isBeamedInPlace,
  mayBeBeamedInThisTurn,
} from '../../questions/beaming/settled.ts'
import { mayBeTakenAlong } from '../../questions/capture/questions.ts'
import { mayBeRetrieved } from '../../questions/equipment/questions.ts'
import { isUsedOtherwise } from '../../questions/timing/settled.ts'
import { matches } from '../../text/match.ts'
import type { Clause } from '../../text/text.ts'
import { isHeldBy, isHeldFrom, isLeftAlone } from '../capture/captives.ts'
import { checkCompany } from '../compatibility/mixing.ts'
import { wasLeftBehind } from '../equipment/left-behind.ts'
import type { BeamText } from './inner/beam-text.ts'
import { checkBoarding } from './inner/boarding.ts'
import { checkObstacles } from './inner/obstacles.ts'
import { checkPlanets } from './inner/planets.ts'
import { checkRoute } from './inner/route.ts'

/** A card that beams, and what its text says of that. */
export interface By {
  readonly card: CardId
  readonly text?: BeamText
}

/** The card as one that beams. */
export function beamingBy(game: Game, card: CardId): By {
  const text = game.text(card).beams
  return { card, ...(text ? { text } : {}) }
}

/** What a player wants beamed, and where to. */
export interface Beaming {
  readonly player: PlayerName
  readonly cards: readonly CardId[]
  readonly to: Where
  /** Absent = an order, by transporters. */
  readonly by?: By
}

/** Personnel and equipment, and what is beamed like them. */
export const isOfATeam = (game: Game, card: CardId): boolean =>
  isPersonnel(game, card) || isEquipment(game, card) || isAllowed(game, card, 'beam like an Away Team')

/** Refuses what may not be beamed there, by an order or by a card that beams. */
export function checkBeam(game: Game, beaming: Beaming): void {
  const { player, cards, by } = beaming
  const [place, holder] = beaming.to
  if (!cards.length) malformed('wrong-target', 'Nothing is beamed')
  if (areNowhere(game, cards)) return checkNowhere(game, cards)
  for (const card of cards) {
    if (!isOfATeam(game, card) && !game.decide(goesLikeATeam, { card, how: 'beam' }))
      refuse('wrong-target', `${card} cannot be beamed`, [card], 'choice')
    if (isAttached(game, card) && !game.decide(isACardOfItsOwn, { card }))
      refuse('wrong-target', `${card} is one card with ${game.card(card).holder}`, [card], 'choice')
    if (game.card(card).place === 'under' && !game.decide(isOfUseUnearned, { card, to: 'beam' }))
      refuse('wrong-place', `${card} has not been earned yet`, [card], 'choice')
    if (!isTheirsToBeam(game, player, card, by)) refuse('not-controlled', `${card} is not ${player}'s`, [card])
  }
  const isThere = (card: CardId): boolean => game.card(card).holder === holder && game.card(card).place === place
  const there = cards.filter(card => isThere(card) && !game.decide(isBeamedInPlace, { card }))
  if (there.length) refuse('no-effect', `${there.join(', ')} is there already`, there, 'choice')
  if (!game.find(holder) || (place === 'planet' && game.card(holder).place !== 'spaceline'))
    malformed('wrong-place', `Nothing is beamed to ${holder}`, cards, 'choice')
  if (by && game.state.turn.player !== player && !game.decide(mayBeBeamedInThisTurn, { by: by.card, player }))
    refuse('wrong-player', `It is ${game.state.turn.player}'s turn`, [by.card])
  checkText(game, player, cards, by)
  checkRoute(game, beaming)
  checkLocation(game, player, cards, holder, by?.card)
  checkObstacles(game, cards, by?.card)
  checkPlanets(game, beaming)
  const welcome = checkBoarding(game, cards, holder)
  if (place === 'aboard') checkCompany(game, player, cards, holder, { welcome })
}

/** Is one of the cards aboard nothing and at no place, such as in a hand? */
export const areNowhere = (game: Game, cards: readonly CardId[]): boolean =>
  !cards.every(card => game.find(game.card(card).holder))

/** Refuses what is aboard nothing and at no place, where the law does. */
function checkNowhere(game: Game, cards: readonly CardId[]): void {
  if (!game.decide(isBeamedFromNowhere, { cards }))
    refuse('wrong-place', `${cards.join(', ')} is nowhere to be beamed from`, cards)
}

/** Their own, whom they have captured, by a card, and what was left behind on the planet if they may retrieve it. */
function isTheirsToBeam(game: Game, player: PlayerName, card: CardId, by?: By): boolean {
  const { controller, owner } = game.card(card)
  if (by && controller !== player && is(game, card, 'captive')) return game.decide(beamsCaptives, { by: by.card })
  if (controller !== player && isEquipment(game, card) && isTheirsToTake(game, player, card)) return true
  if (!by && isLeftAlone(game, card, player)) return false
  if (isHeldBy(game, card, player)) return true
  if (isHeldFrom(game, card, player)) return false
  if (!wasLeftBehind(game, card))
    return controller === player || game.decide(ordersTheOthersCards, { player, cards: [card] })
  return game.decide(mayBeRetrieved, { equipment: card, player, own: owner === player })
}

/** May the player take along what is not his? */
const isTheirsToTake = (game: Game, player: PlayerName, equipment: CardId): boolean =>
  game.decide(mayBeTakenAlong, { equipment, player, attended: isAttended(game, equipment) })

/** Are personnel of its player's with the equipment? */
const isAttended = (game: Game, equipment: CardId): boolean =>
  presentWith(game, equipment).some(
    id => isPersonnel(game, id) && game.card(id).controller === game.card(equipment).controller,
  )

/** The cards, and what is attached to them where that is a card of its own. */
function eachOfThem(game: Game, cards: readonly CardId[]): readonly CardId[] {
  const attached = cards.flatMap(id => attachedTo(game, id))
  return [...cards, ...attached.filter(card => game.decide(isACardOfItsOwn, { card }))]
}

/** Refuses those whom, or what, the card that beams does not beam. */
function checkText(game: Game, player: PlayerName, cards: readonly CardId[], by?: By): void {
  if (!by?.text) return
  const { atMost, notFrom = [], only, along } = by.text
  const people = cards.filter(id => isPersonnel(game, id))
  const isTooMany = atMost && (atMost.of === 'cards' ? eachOfThem(game, cards) : people).length > atMost.count
  if (isTooMany && !game.decide(isUsedOtherwise, { card: by.card, what: 'cards' }))
    refuse('count', `${by.card} does not beam so many`, cards, 'choice')
  for (const clause of notFrom)
    without(
      game,
      clause,
      cards.filter(id => matches(game, game.card(id).holder, clause.what, player)),
    )
  if (!only) return
  without(
    game,
    only,
    people.filter(id => !matches(game, id, only.what, player)),
  )
  const things = cards.filter(id => !people.includes(id))
  const taken = along && game.inForce(along) && people.length ? along : undefined
  if (taken) game.credit(taken)
  if (things.length && !taken) refuse('wrong-target', `${by.card} does not beam that`, things, 'choice')
}

/** Refuses whom a clause in force leaves out. */
function without(game: Game, clause: Clause, left: readonly CardId[]): void {
  if (!game.inForce(clause)) return
  game.credit(clause)
  if (left.length) refuse('wrong-target', `${left.join(', ')} cannot be beamed so`, left, 'choice')
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
