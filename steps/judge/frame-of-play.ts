import type { Act, Answer, Board, Card, Event } from '../../protocol/types.ts'
import {
  type Asserted,
  bonusDifferences,
  countDifferences,
  pointsOf,
  type Recounted,
  turnDifferences,
} from './frame.ts'

/** Whom and what acts and answers have touched, so that what is counted there may differ without being spoken of. */
export class Touched {
  readonly #cards = new Set<string>()
  readonly #players = new Set<string>()
  readonly #used = new Set<string>()
  /** A turn was ended by a step. */
  hasTurned = false

  by(player: string, doing: Act | Answer): void {
    this.#players.add(player)
    for (const value of Object.values(doing)) this.#name(value)
    if ('kind' in doing && doing.kind === 'end' && doing.of === 'turn') this.hasTurned = true
  }

  /** Reports of an engine touch nothing but cards used, of which uses may be counted. */
  tell(events: readonly Event[]): void {
    for (const { event, cards = [], by } of events)
      if (event === 'used')
        for (const id of by === undefined ? cards : [...cards, by]) this.#used.add(id.split('/', 1)[0]!)
  }

  isUsed(id: string): boolean {
    return this.#used.has(id)
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

/** Differences after play beside the cards: bonus points, the turn, and counts where nobody did anything. */
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
    ...countDifferences(
      before.players,
      after.players,
      ({ name }) => name,
      ({ name }) => touched.isPlayer(name),
    ),
    ...countDifferences(before.cards, after.cards, ({ id }) => id, excusedInPlay(before, after, touched)),
  ]
}

/** Counts of cards that are touched, and uses that are counted of a card that is said to be used. */
function excusedInPlay(before: Board, after: Board, touched: Touched): (count: Recounted) => boolean {
  let isTouched: ((id: string) => boolean) | undefined
  return ({ name, word, was, is = 0 }) => {
    if (word.startsWith('used-') && is > was && touched.isUsed(name)) return true
    isTouched ??= cardsInPlay(before, after, touched)
    return isTouched(name)
  }
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
