import { findCard } from '../../cards/catalogue.ts'
import type { Board, Card, Where } from '../../protocol/types.ts'
import type { CardName, Cards, CardTerm, Pile, Place } from '../operation.ts'
import { pileWord, placeWord } from '../suite/place-word.ts'
import { pileHolder } from './arrangement-words.ts'
import { type BoardIndex, indexOf } from './board-index.ts'
import { ambiguous, areAlike, inPlay, likeliest, type Meant } from './copies.ts'
import { locationOf } from './location-of.ts'
import { mismatch } from './mismatch.ts'
import { canonical, type MadeTypes, placedAs, typeOfTitle } from './types-of.ts'
import { unaskable } from './unaskable.ts'

/** Finds cards on an observed board by the words of a sentence. */
export class Finder {
  readonly board: Board
  readonly made: MadeTypes
  readonly #index: BoardIndex
  readonly #set: Board | undefined

  /** `set`: the board that was asked for, by which a card that was never there is told from one that the engine lost. */
  constructor(board: Board, made: MadeTypes, set?: Board) {
    this.board = board
    this.#index = indexOf(board)
    this.made = made
    this.#set = set
  }

  /** The ids that the words mean; individuals of a dual-personnel card are `id/Name`. */
  ids(cards: Cards, isMeant?: Meant): readonly string[] {
    return cards.flatMap(term => this.#term(term, isMeant))
  }

  /** `isMeant`: which copies the sentence can be about. */
  id(name: CardName, isMeant?: Meant): string {
    const found = this.#candidates(name)
    const [one] = found.length > 1 ? this.#alike(name, found, isMeant) : found
    return one ?? this.#absent(name, `There is no card ${quoted(name)} on the board`)
  }

  /** Copies of which it makes no difference which are taken: at least so many. */
  #alike(name: CardName, found: readonly string[], isMeant: Meant | undefined, count = 1): readonly string[] {
    const likely = likeliest(
      found.map(id => this.card(id)),
      isMeant,
    )
    const copies = likely.length < count ? found.map(id => this.card(id)) : likely
    if (copies.length > count && !areAlike(copies, this.board)) this.#untold(name, copies)
    return found.filter(id => copies.includes(this.card(id)))
  }

  #untold(name: CardName, copies: readonly Card[]): never {
    const message = ambiguous(quoted(name), copies)
    const setUp = this.#set ? new Finder(this.#set, this.made).#candidates(name).length : copies.length
    return setUp > 1 ? unaskable(message) : mismatch(message)
  }

  /** The card that the name means in any sentence; undefined = there is none, or several that differ. */
  meant(name: CardName): string | undefined {
    const found = this.#candidates(name)
    const copies = likeliest(found.map(id => this.card(id)))
    return areAlike(copies, this.board) ? found.find(id => this.card(id) === copies[0]) : undefined
  }

  card(id: string): Card {
    const [own = id] = id.split('/')
    return this.#index.card(own) ?? mismatch(`The engine no longer shows the card "${id}"`)
  }

  #term(term: CardTerm, isMeant: Meant | undefined): readonly string[] {
    if ('group' in term) return this.#group(term)
    if ('pile' in term) return this.pile(term.pile)
    if (!('count' in term)) return [this.id(term.card, isMeant)]
    const found = this.#candidates(term.card)
    if (found.length < term.count)
      this.#absent(term.card, `There are only ${found.length} of ${quoted(term.card)} on the board`, term.count)
    if (found.length === term.count) return found
    const copies = this.#alike(term.card, found, isMeant, term.count)
    return copies.slice(0, term.count)
  }

  #absent(name: CardName, message: string, count = 1): never {
    const setUp = this.#set && new Finder(this.#set, this.made).#candidates(name).length
    return setUp !== undefined && setUp < count ? unaskable(`${message}, and none was set up`) : mismatch(message)
  }

  #candidates({ title, label, owner }: CardName): readonly string[] {
    const wanted = canonical(title)
    const owned = (cards: readonly Card[]): readonly Card[] => (owner ? cards.filter(c => c.owner === owner) : cards)
    if (!label) return owned(this.#index.titled(wanted)).map(c => c.id)
    const labelled = owned(this.#index.labelled(wanted, label))
    if (labelled.length) return labelled.map(c => c.id)
    const isHalf = findCard(wanted)?.individuals?.some(i => i.title === label)
    return isHalf ? owned(this.#index.titled(wanted)).map(c => `${c.id}/${label}`) : []
  }

  #group({ group, of, at }: Extract<CardTerm, { group: unknown }>): readonly string[] {
    const holder = this.id(at, inPlay)
    const place =
      group === 'crew' ? ['aboard'] : group === 'Away Team' ? ['planet'] : ['aboard', 'planet', 'space', 'docked', 'on']
    return this.board.cards
      .filter(c => place.includes(c.where[0]) && c.where[1] === holder && (c.controller ?? c.owner) === of)
      .filter(c => group === 'cards' || this.typeOf(c) === 'personnel')
      .map(c => c.id)
  }

  pile(pile: Pile): readonly string[] {
    return this.pileCards(pile).map(c => c.id)
  }

  pileCards(pile: Pile): readonly Card[] {
    return this.#index.lying(this.wherePile(pile))
  }

  /** Which one the card is among those where it lies, from 0. */
  placeInRow(id: string): number {
    return this.#index.lying(this.card(id).where).findIndex(c => c.id === id)
  }

  wherePile(pile: Pile): Where {
    return [pileWord(pile), pileHolder(pile, card => this.id(card, inPlay))]
  }

  typeOf(card: Card): string | undefined {
    return typeOfTitle(card.title ?? card.id, this.made)
  }

  /** The protocol's place that the words mean for this card; undefined where they name none. */
  where(place: Place, id: string): Where | undefined {
    const card = this.card(id)
    const typeOf = (name: CardName) => typeOfTitle(canonical(name.title), this.made)
    const isLaidOut = inPlay(card) && card.where[0] !== 'on'
    const word = placeWord(place, (isLaidOut ? placedAs : typeOfTitle)(card.title ?? card.id, this.made), typeOf)
    if (!word) return undefined
    if ('card' in place) return [word, this.id(place.card, inPlay)]
    if ('pile' in place) return this.wherePile(place.pile)
    if (place.prep === 'between') return this.card(this.id(place.cards[0])).where
    if (place.prep !== 'on the table') return [word, card.owner]
    // Where nobody says on whose side, either will do.
    return place.of === undefined && card.where[0] === word ? card.where : [word, place.of ?? card.owner]
  }

  /** The mission where the card is, however deep. */
  location(id: string): string | undefined {
    return locationOf(this.card(id), holder => this.#index.card(holder))?.id
  }
}

function quoted({ title, label, owner }: CardName): string {
  return `${owner ? `${owner}'s ` : ''}"${title}"${label ? ` [${label}]` : ''}`
}
