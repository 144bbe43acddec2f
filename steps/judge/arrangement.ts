import { findCard } from '../../cards/catalogue.ts'
import type { CardType } from '../../cards/facts.ts'
import type { Board, Card, FormatWord, MadeUp, Phase, PlayerState, Where } from '../../protocol/types.ts'
import type { CardName, Condition, Operation, Pile, Place, Player } from '../operation.ts'
import { isRemade } from '../suite/needs.ts'
import { placeWord } from '../suite/place-word.ts'
import {
  type Entry,
  fillerCard,
  isNoPile,
  isWhere,
  ownPile,
  pileHolder,
  placeOfPile,
  spacelineOf,
  turnAt,
  withSpan,
} from './arrangement-words.ts'
import { laidBetween } from './between.ts'
import { Entries } from './entries.ts'
import type { Given } from './given.ts'
import { plainDecks, withPlain } from './plain-decks.ts'
import { type Position, seatsOf } from './position.ts'
import { canonical, placedAs, typeOfTitle } from './types-of.ts'
import { unaskable } from './unaskable.ts'
import { type Lookup, withCondition } from './with-condition.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

interface Entering {
  readonly card: CardName
  readonly owner: Player
  readonly place: Place | Where
  readonly conditions: readonly Condition[]
}

/** Gathers the Given steps of one case into the board document to arrange. */
export class Arrangement {
  readonly #entries = new Entries()
  readonly #made = new Map<string, MadeUp>()
  readonly #types = new Map<string, CardType>()
  readonly #scores = new Map<Player, Pick<PlayerState, 'points' | 'count'>>()
  readonly #lookup: Lookup = { idOf: card => this.#idOf(card), idsOf: cards => this.#named(cards).map(e => e.id) }
  readonly #position: Position
  readonly #formats = new Set<FormatWord>()
  #turn: { player: Player; phase: Phase }

  constructor(position: Position) {
    this.#position = position
    for (const card of position.standIns ?? []) this.#made.set(card.title, card)
    this.#turn = { player: 'Alice', phase: position.opening }
  }

  add(operation: Exclude<Given, Op<'history'>>): void {
    switch (operation.op) {
      case 'moment':
        this.#turn = turnAt(operation.moment, this.#position.opening)
        return
      case 'locations':
        for (const row of operation.rows) this.#location(row)
        return
      case 'has':
        for (const row of operation.rows) this.#possession(operation.player, row)
        return
      case 'put':
        for (const entry of this.#named(operation.cards)) entry.place = operation.place
        return
      case 'set':
        for (const entry of this.#named(operation.cards)) entry.conditions.push(operation.condition)
        return
      case 'order':
        return this.#order(operation.pile, operation.cards)
      case 'fill':
        return this.#fill(operation.pile, operation.count)
      case 'score':
        return this.#score(operation)
      case 'format':
        return void this.#formats.add(operation.format)
      case 'madeUp':
        for (const card of operation.cards) this.#make(card)
    }
  }

  board(): Board {
    const made = withPlain([...this.#made.values()], this.#position.decks)
    return {
      ruleset: this.#position.ruleset,
      turn: { player: this.#turn.player, number: 5, phase: this.#turn.phase },
      players: seatsOf(this.#position).map(name => ({ name, points: 0, ...this.#scores.get(name) })),
      cards: [...this.#inOrder().map(entry => this.#card(entry)), ...plainDecks(this.#position.decks)],
      ...(this.#formats.size ? { format: [...this.#formats] } : {}),
      ...(made.length ? { made } : {}),
    }
  }

  #score({ player, points, of }: Op<'score'>): void {
    this.#scores.set(player, { ...this.#scores.get(player), ...(of ? { count: { counters: points } } : { points }) })
  }

  #inOrder(): readonly Entry[] {
    const isLocation = (entry: Entry): boolean => this.#whereOf(entry)[0] === 'spaceline'
    return laidBetween([...this.#entries.all()], card => this.#entries.one(card), isLocation)
  }

  #location(row: Op<'locations'>['rows'][number]): void {
    const { card, seededBy, quadrant, span, conditions } = row
    const facts = findCard(card.title)
    const owner = seededBy ?? 'Alice'
    const printed = typeOfTitle(card.title, this.#types) === 'time location' ? 'time' : facts?.quadrant
    const place: Where = ['spaceline', spacelineOf(this.#position.ruleset, owner, quadrant ?? printed)]
    this.#enter({ card, owner, place, conditions })
    if (span !== undefined && isRemade(row)) this.#make(withSpan(card.title, span))
  }

  #make(card: MadeUp): void {
    this.#made.set(card.title, card)
    if (!this.#types.has(card.title)) this.#types.set(card.title, card.type)
  }

  #possession(owner: Player, { card, place, conditions, copies = 1 }: Op<'has'>['rows'][number]): void {
    for (let copy = 1; copy <= copies; copy += 1) this.#enter({ card, owner, place: ownPile(place, owner), conditions })
  }

  #enter(of: Entering): void {
    this.#entries.add(this.#entry(of))
  }

  #entry({ card, owner, place, conditions }: Entering): Entry {
    const title = canonical(card.title)
    const id = this.#entries.newId(title, card.label, owner)
    return { id, title, name: card, owner, place, conditions: [...conditions] }
  }

  #named(cards: Op<'put'>['cards']): Entry[] {
    return cards.flatMap(term => {
      if (!('card' in term)) return unaskable('only cards by name can be set up so')
      return this.#entries.those(term.card, 'count' in term ? term.count : undefined)
    })
  }

  #order(pile: Pile, cards: readonly CardName[]): void {
    const ordered = cards.map(card => this.#take(card) ?? this.#remade(card, pile))
    for (const entry of ordered) {
      entry.place = placeOfPile(pile)
      this.#entries.add(entry)
    }
  }

  #take(card: CardName): Entry | undefined {
    const entry = this.#entries.one(card)
    if (entry) this.#entries.remove(entry)
    return entry
  }

  #remade(card: CardName, pile: Pile): Entry {
    const owner = card.owner ?? ('of' in pile && typeof pile.of === 'string' ? pile.of : 'Bob')
    return this.#entry({ card, owner, place: placeOfPile(pile), conditions: [] })
  }

  #fill(pile: Pile, count: number): void {
    this.#make(fillerCard)
    const [word, holder] = this.#where(placeOfPile(pile), undefined, 'Alice')
    const there = [...this.#entries.all()].filter(e => this.#whereOf(e).join() === `${word},${holder}`).length
    const owner = seatsOf(this.#position).find(player => player === holder) ?? 'Alice'
    for (let n = there; n < count; n += 1)
      this.#enter({ card: { title: fillerCard.title }, owner, place: [word, holder], conditions: [] })
  }

  #whereOf(entry: Entry): Where {
    return isWhere(entry.place) ? entry.place : this.#where(entry.place, entry.title, entry.owner)
  }

  #where(place: Place, title: string | undefined, owner: Player): Where {
    const typeOf = (card: CardName) => typeOfTitle(card.title, this.#types)
    const word = placeWord(place, title === undefined ? undefined : placedAs(title, this.#types), typeOf)
    if (!word) return unaskable('no card can be set up there')
    return [word, this.#holder(place, owner)]
  }

  #holder(place: Place, owner: Player): string {
    if ('card' in place) return this.#idOf(place.card)
    if ('pile' in place)
      return 'under' in place.pile ? this.#idOf(place.pile.under) : pileHolder(place.pile, card => this.#idOf(card))
    if (place.prep === 'between') return this.#lineOf(place.cards[0])
    return place.prep === 'on the table' ? (place.of ?? owner) : owner
  }

  #lineOf(card: CardName): string {
    return this.#whereOf(this.#entries.one(card) ?? unaskable(`there is no location "${card.title}"`))[1]
  }

  #idOf(card: CardName): string {
    return this.#entries.one(card, isNoPile)?.id ?? unaskable(`there is no card "${card.title}" on the board to be at`)
  }

  #card(entry: Entry): Card {
    const card: Card = { id: entry.id, title: entry.title, owner: entry.owner, where: this.#whereOf(entry) }
    return entry.conditions.reduce((so, condition) => withCondition(so, condition, this.#lookup), card)
  }
}
