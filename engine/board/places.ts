import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Place } from '../../protocol/types.ts'
import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import { whoseAnInfiltratorIs } from '../questions/compatibility/settled.ts'
import { type CardId, type CardState, opponentOf, type PlayerName } from './state.ts'

/** In play: neither in a hand or pile, nor being played, nor seeded and not yet met. */
export function inPlay(card: CardState): boolean {
  return !outOfPlay.has(card.place)
}

/** Is the card in one of these places, whoever or whatever holds it? */
export const isIn = ({ place }: CardState, ...places: readonly Place[]): boolean => places.includes(place)

/** Where personnel stand: aboard, on a planet or at a site. */
export const isWherePersonnelStand = (card: CardState): boolean => isIn(card, 'aboard', 'planet', 'site')

/** The mission, or other card of a spaceline, where the card is; undefined when it is nowhere on a spaceline. */
export function locationOf(game: Game, id: CardId): CardId | undefined {
  let card = game.find(id)
  while (card) {
    if (card.place === 'spaceline') return card.id
    if (card.place === 'shares') return card.holder
    card = game.find(card.holder)
  }
  return undefined
}

/** Is `id` the card itself, or somewhere aboard, on or under it? */
export function isWithin(game: Game, id: string, card: CardId): boolean {
  const own = cardOf(card)
  for (let at = game.find(id); at; at = game.find(at.holder)) if (at.id === own) return true
  return false
}

export const cardsIn = (game: Game, place: Place, holder: string): readonly CardState[] => game.heldAt(place, holder)

export function isPersonnel(game: Game, id: CardId): boolean {
  return game.facts(id).type === 'personnel'
}

export function isVessel(game: Game, id: CardId): boolean {
  const { type } = game.facts(id)
  return type === 'ship' || type === 'facility'
}

export function isEquipment(game: Game, id: CardId): boolean {
  const type = game.facts(id).type
  return (
    type === 'equipment' ||
    type === 'tribble' ||
    (type === 'artifact' && !!game.facts(id).keywords?.includes('equipment artifact'))
  )
}

/** The player with whose crews and Away Teams the card is: whoever controls it, or his opponent while it infiltrates. */
export const sideOf = (game: Game, { id, controller, is }: CardState): PlayerName =>
  is.includes('infiltrating') && game.decide(whoseAnInfiltratorIs, { card: id }).isAmongThem
    ? opponentOf(game.state, controller)
    : controller

/** Personnel on the player's side aboard the ship or facility. */
export const crewOf = (game: Game, ship: CardId, player: PlayerName): readonly CardId[] =>
  onSide(game, cardsIn(game, 'aboard', ship), player)

/** Personnel on the player's side on the planet. */
export const teamOn = (game: Game, mission: CardId, player: PlayerName): readonly CardId[] =>
  onSide(game, cardsIn(game, 'planet', mission), player)

const onSide = (game: Game, cards: readonly CardState[], player: PlayerName): readonly CardId[] =>
  cards.filter(c => sideOf(game, c) === player && isPersonnel(game, c.id)).map(c => c.id)

/** Cards in the same place with the same holder. */
export function presentWith(game: Game, id: CardId): readonly CardId[] {
  const card = game.card(id)
  return cardsIn(game, card.place, card.holder).map(c => c.id)
}

/** The spaceline in order, with what lies between missions. */
export function spaceline(game: Game, of: CardId): readonly CardId[] {
  const line = game.card(of).holder
  return cardsIn(game, 'spaceline', line).map(c => c.id)
}

/** The card on which the other one was played; undefined when it is on no card. */
export function hostOf(game: Game, id: CardId): CardId | undefined {
  const card = game.card(id)
  return card.place === 'on' ? card.holder : undefined
}

/** Everything aboard, docked at or played on the card, however deep. */
export function carriedBy(game: Game, id: CardId): readonly CardId[] {
  const direct = game.heldBy(id).filter(c => c.place !== 'under' && c.place !== 'space' && c.place !== 'planet')
  return direct.flatMap(c => [c.id, ...carriedBy(game, c.id)])
}
