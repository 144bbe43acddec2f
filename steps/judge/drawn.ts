import { editionOf } from '../../catalogue/edition.ts'
import type { Act, Board, Card, Event } from '../../protocol/types.ts'
import { isPlain } from './plain-decks.ts'
import { openingHand, type Position } from './position.ts'
import { whereInWords } from './where-in-words.ts'

/** Cards that a player may draw in a turn of which a scenario says nothing else: one at its end, or one for each counter. */
const perTurn = { first: 1, second: 7 } as const

/** The plain cards of decks that matter to no scenario, and how many of them each player may have drawn. */
export class Drawn {
  readonly #most = new Map<string, number>()
  #acts = 0
  readonly #position: Position

  constructor(position: Position) {
    this.#position = position
  }

  /** An act that was done, with which cards may be drawn. */
  allow(player: string, { kind, of, count = 1 }: Act): void {
    this.#acts += 1
    const edition = editionOf(this.#position.ruleset)
    const isEnd = kind === 'end' && (edition === 'second' || of === 'turn')
    const more = kind === 'draw' ? count : isEnd ? perTurn[edition] : 0
    if (more) this.#most.set(player, (this.#most.get(player) ?? 0) + more)
  }

  /** A draw that is told, such as one by a card's text, is as good as one that the turn allows. */
  hear(event: Event): Event {
    const { event: what, player, cards = [] } = event
    if (what === 'drew' && player) this.#most.set(player, (this.#most.get(player) ?? 0) + cards.length)
    return event
  }

  /** The plain cards that their players have drawn, and may have: they may lie in hand, or be discarded from there. */
  in({ cards, players }: Board): ReadonlySet<string> {
    const drawn = players.flatMap(({ name }) => {
      const most = (this.#most.get(name) ?? 0) + (this.#position.begins ? openingHand : 0)
      return cards.filter(card => isPlain(card.id) && card.owner === name && isDrawn(card)).slice(0, most)
    })
    return new Set(drawn.map(({ id }) => id))
  }

  /** Plain cards that lie in no deck, were not drawn, and were not discarded as the cost of an act, one for each; in words. */
  astray(now: Board, isTouched: (id: string) => boolean): readonly string[] {
    if (!this.#position.decks) return []
    const drawn = this.in(now)
    const away = now.cards.filter(
      card => isPlain(card.id) && !isAtHome(card) && !drawn.has(card.id) && !isTouched(card.id),
    )
    const costs = new Set(now.players.flatMap(({ name }) => away.filter(isDiscardOf(name)).slice(0, this.#acts)))
    return away.filter(card => !costs.has(card)).map(inWords)
  }
}

const isDrawn = ({ owner, where: [place, holder] }: Card): boolean =>
  holder === owner && (place === 'hand' || place === 'discard')

const isAtHome = ({ owner, where: [place, holder] }: Card): boolean => holder === owner && place === 'deck'

const isDiscardOf =
  (player: string) =>
  ({ owner, where: [place, holder] }: Card): boolean =>
    owner === player && holder === player && place === 'discard'

const inWords = ({ id, where }: Card): string => `"${id}" is ${whereInWords(where)}`
