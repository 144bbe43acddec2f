import type { Act, Board, Card, Id, Where } from '../../../protocol/types.ts'
import { Beyond } from '../beyond.ts'
import { locationOf } from '../location-of.ts'
import { isHome, type TypeOf } from './unreachable.ts'

/** One player's cards on their way from where they report to where the board has them. */
export class Journeys {
  readonly #board: Board
  readonly #typeOf: TypeOf
  readonly #byId: ReadonlyMap<Id, Card>

  constructor(board: Board, typeOf: TypeOf) {
    this.#board = board
    this.#typeOf = typeOf
    this.#byId = new Map(board.cards.map(card => [card.id, card]))
  }

  /** Where the card reports to: the home at its own location, or the first there is. */
  homeOf(card: Card): Id {
    const homes = this.#board.cards.filter(other => isHome(other, this.#typeOf) && other.owner === card.owner)
    const near = homes.find(home => this.#locationOf(home) === this.#locationOf(card))
    return (near ?? homes[0])?.id ?? beyond(`"${card.id}" has nowhere to report to`)
  }

  /** Deeds of its player in his orders, once all have reported. */
  ordersOf(cards: readonly Card[]): readonly Act[] {
    const ships = cards.filter(card => this.#typeOf(card) === 'ship')
    const others = cards.filter(card => this.#typeOf(card) !== 'ship')
    const passengers = new Map(others.map(card => [card.id, this.#shipOf(card, ships)]))
    const boarding = ships.flatMap(ship => this.#boarding(ship, others, passengers))
    const leaving = others.flatMap(card => this.#leaving(card, passengers.get(card.id)))
    return [...boarding, ...ships.flatMap(ship => this.#voyage(ship)), ...leaving]
  }

  /** The ship that takes the card along; undefined where it can stay, or be beamed from its home. */
  #shipOf(card: Card, ships: readonly Card[]): Card | undefined {
    const [, holder] = card.where
    const aboard = ships.find(ship => ship.id === holder)
    if (aboard) return aboard
    if (this.#locationOf(card) === this.#locationAt(this.homeOf(card))) return undefined
    const there = ships.find(ship => ship.where[0] === 'space' && this.#locationOf(ship) === this.#locationOf(card))
    return there ?? beyond(`no ship of ${card.owner}'s can bring "${card.id}" to where it is`)
  }

  #boarding(ship: Card, others: readonly Card[], passengers: ReadonlyMap<Id, Card | undefined>): readonly Act[] {
    const cards = others.filter(card => passengers.get(card.id)?.id === ship.id)
    const stray = cards.find(card => this.homeOf(card) !== this.homeOf(ship))
    if (stray) beyond(`"${stray.id}" and "${ship.id}" report to different places`)
    return cards.length ? [beam(cards, ['aboard', ship.id])] : []
  }

  #voyage(ship: Card): readonly Act[] {
    const [place, holder] = ship.where
    const home = this.homeOf(ship)
    if (place === 'docked' && holder === home) return []
    if (place !== 'space') return beyond(`"${ship.id}" is neither in space nor docked where it reports to`)
    const away = holder !== this.#locationAt(home)
    const undock: Act = { kind: 'undock', card: ship.id }
    return away ? [undock, { kind: 'move', card: ship.id, to: ['space', holder] }] : [undock]
  }

  #leaving(card: Card, ship: Card | undefined): readonly Act[] {
    const [, holder] = card.where
    if (holder === ship?.id || holder === this.homeOf(card)) return []
    return [beam([card], card.where)]
  }

  #locationAt(id: Id): Id | undefined {
    return this.#locationOf(this.#byId.get(id))
  }

  #locationOf(card: Card | undefined): Id | undefined {
    return locationOf(card, id => this.#byId.get(id))?.id
  }
}

const beam = (cards: readonly Card[], to: Where): Act => ({ kind: 'beam', cards: cards.map(({ id }) => id), to })

function beyond(message: string): never {
  throw new Beyond(message, 'boards "any"')
}
