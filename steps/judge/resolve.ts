import { findCard } from '../../cards/catalogue.ts'
import type { Board, Card, MadeUp, Where } from '../../protocol/types.ts'
import type { CardName, Cards, CardTerm, Pile, Place } from '../operation.ts'
import { pileWord, placeWord } from '../suite/place-word.ts'
import { pileHolder } from './arrangement-words.ts'
import { locationOf } from './location-of.ts'
import { mismatch } from './mismatch.ts'
import { canonical, typeOfTitle } from './types-of.ts'
import { unaskable } from './unaskable.ts'

/** Finds cards on an observed board by the words of a sentence. */
export class Finder {
  readonly board: Board
  readonly made: readonly MadeUp[]

  readonly #set: Board | undefined

  /** `set`: the board that was asked for, by which a card that was never there is told from one that the engine lost. */
  constructor(board: Board, made: readonly MadeUp[], set?: Board) {
    this.board = board
    this.made = made
    this.#set = set
  }

  /** The ids that the words mean; individuals of a dual-personnel card are `id/Name`. */
  ids(cards: Cards): readonly string[] {
    return cards.flatMap(term => this.#term(term))
  }

  id(name: CardName): string {
    return this.#candidates(name)[0] ?? this.#absent(name, `There is no card ${quoted(name)} on the board`)
  }

  /** All cards of that name, in the order of their ids. */
  idsOf(name: CardName): readonly string[] {
    return this.#candidates(name)
  }

  card(id: string): Card {
    const [own = id] = id.split('/')
    return this.board.cards.find(c => c.id === own) ?? mismatch(`The engine no longer shows the card "${id}"`)
  }

  #term(term: CardTerm): readonly string[] {
    if ('group' in term) return this.#group(term)
    if ('pile' in term) return this.pile(term.pile)
    if (!('count' in term)) return [this.id(term.card)]
    const found = this.#candidates(term.card)
    if (found.length < term.count)
      this.#absent(term.card, `There are only ${found.length} of ${quoted(term.card)} on the board`, term.count)
    return found.slice(0, term.count)
  }

  #absent(name: CardName, message: string, count = 1): never {
    const setUp = this.#set && new Finder(this.#set, this.made).#candidates(name).length
    return setUp !== undefined && setUp < count ? unaskable(`${message}, and none was set up`) : mismatch(message)
  }

  #candidates({ title, label, owner }: CardName): readonly string[] {
    const wanted = canonical(title)
    const copies = inOrder(this.board.cards.filter(c => (c.title ?? c.id) === wanted && (!owner || c.owner === owner)))
    if (!label) return copies.map(c => c.id)
    const labelled = copies.filter(c => c.id.includes(`[${label}]`)).map(c => c.id)
    if (labelled.length) return labelled
    const isHalf = findCard(wanted)?.individuals?.some(i => i.title === label)
    return isHalf ? copies.map(c => `${c.id}/${label}`) : []
  }

  #group({ group, of, at }: Extract<CardTerm, { group: unknown }>): readonly string[] {
    const holder = this.id(at)
    const place =
      group === 'crew' ? ['aboard'] : group === 'Away Team' ? ['planet'] : ['aboard', 'planet', 'space', 'docked', 'on']
    return this.board.cards
      .filter(c => place.includes(c.where[0]) && c.where[1] === holder && (c.controller ?? c.owner) === of)
      .filter(c => group === 'cards' || this.typeOf(c) === 'personnel')
      .map(c => c.id)
  }

  pile(pile: Pile): readonly string[] {
    const [place, holder] = this.wherePile(pile)
    return this.board.cards.filter(c => c.where[0] === place && c.where[1] === holder).map(c => c.id)
  }

  /** Which one the card is among those where it lies, from 0. */
  placeInRow(id: string): number {
    const [place, holder] = this.card(id).where
    return this.board.cards.filter(c => c.where[0] === place && c.where[1] === holder).findIndex(c => c.id === id)
  }

  wherePile(pile: Pile): Where {
    return [pileWord(pile), pileHolder(pile, card => this.id(card))]
  }

  typeOf(card: Card): string | undefined {
    return typeOfTitle(card.title ?? card.id, this.made)
  }

  /** The protocol's place that the words mean for this card; undefined where they name none. */
  where(place: Place, id: string): Where | undefined {
    const card = this.card(id)
    const typeOf = (name: CardName) => typeOfTitle(canonical(name.title), this.made)
    const word = placeWord(place, typeOfTitle(card.title ?? card.id, this.made), typeOf)
    if (!word) return undefined
    if ('card' in place) return [word, this.id(place.card)]
    if ('pile' in place) return this.wherePile(place.pile)
    if (place.prep === 'between') return this.card(this.id(place.cards[0])).where
    return [word, place.prep === 'on the table' ? (place.of ?? card.owner) : card.owner]
  }

  /** The mission where the card is, however deep. */
  location(id: string): string | undefined {
    return locationOf(this.card(id), holder => this.board.cards.find(c => c.id === holder))?.id
  }
}

/** Copies in the order of their ids, in whatever order an engine lists its places. */
const inOrder = (copies: readonly Card[]): readonly Card[] =>
  copies.length < 2 ? copies : copies.toSorted((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))

function quoted({ title, label, owner }: CardName): string {
  return `${owner ? `${owner}'s ` : ''}"${title}"${label ? ` [${label}]` : ''}`
}
