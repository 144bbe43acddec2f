import type { Act, Answer, Board, Card, Event, EventWord } from '../../protocol/types.ts'
import { type Asserted, bonusDifferences, type Counted, countDifferences, pointsOf, turnDifferences } from './frame.ts'

/** What an engine tells of a battle besides what comes of it: nothing is touched by being told so. */
const ofTheCourse: readonly EventWord[] = ['totalled', 'hit', 'wounded', 'won']

/** Whom and what play has touched, so that what is counted there may differ without being spoken of. */
export class Touched {
  readonly #cards = new Set<string>()
  readonly #players = new Set<string>()
  /** A turn was ended by a step. */
  hasTurned = false

  by(player: string, doing: Act | Answer): void {
    this.#players.add(player)
    for (const value of Object.values(doing)) this.#name(value)
    if ('kind' in doing && doing.kind === 'end' && doing.of === 'turn') this.hasTurned = true
  }

  tell(events: readonly Event[]): void {
    for (const { event, cards, by, player } of events) {
      if (ofTheCourse.includes(event)) continue
      this.#name(cards)
      this.#name(by)
      if (player !== undefined) this.#players.add(player)
    }
  }

  isCard(id: string): boolean {
    return this.#cards.has(id)
  }

  isPlayer(name: string): boolean {
    return this.#players.has(name)
  }

  #name(value: unknown): void {
    if (typeof value === 'string') this.#cards.add(value.split('/', 1)[0]!)
    else if (Array.isArray(value)) for (const one of value) this.#name(one)
  }
}

/** What differs after play beside the cards: bonus points, the turn, and what is counted where nobody did anything. */
export function differencesBeside(
  before: Board,
  after: Board,
  asserted: Asserted,
  touched: Touched,
): readonly string[] {
  const silent = (one: { readonly name: string }): boolean => !asserted.has(pointsOf(one.name))
  const bonus = bonusDifferences({ ...before, players: before.players.filter(silent) }, after)
  if (touched.hasTurned || asserted.has('the turn') || after.over) return bonus
  return [
    ...bonus,
    ...turnDifferences(before, after),
    ...countsOf(
      before.players,
      after.players,
      ({ name }) => name,
      () => touched.isPlayer.bind(touched),
    ),
    ...countsOf(
      before.cards,
      after.cards,
      ({ id }) => id,
      () => cardsInPlay(before, after, touched),
    ),
  ]
}

function countsOf<T extends Counted>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (one: T) => string,
  touchedIn: () => (name: string) => boolean,
): readonly string[] {
  const found = countDifferences(before, after, nameOf)
  if (!found.length) return found
  const isTouched = touchedIn()
  return countDifferences(
    before.filter(one => !isTouched(nameOf(one))),
    after,
    nameOf,
  )
}

/** A card is touched that was named, or shows any other difference, or that holds such a card. */
function cardsInPlay(before: Board, after: Board, touched: Touched): (id: string) => boolean {
  const now = new Map(after.cards.map(card => [card.id, card]))
  const old = new Map(before.cards.map(card => [card.id, card]))
  const all = [...before.cards, ...after.cards]
  const stirred = new Set(
    all.filter(({ id }) => touched.isCard(id) || !isAlike(old.get(id), now.get(id))).map(({ id }) => id),
  )
  const held = new Set(all.filter(({ id }) => stirred.has(id)).map(({ where }) => where[1]))
  return id => stirred.has(id) || held.has(id)
}

const isAlike = (one: Card | undefined, other: Card | undefined): boolean =>
  !!one && !!other && said(one) === said(other)

const said = ({ where, is = [], controller, owner, mode, targets = [] }: Card): string =>
  JSON.stringify([where, [...is].sort(), controller ?? owner, mode, [...targets].sort()])
