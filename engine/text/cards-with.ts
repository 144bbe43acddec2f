import { inPlay } from '../board/places.ts'
import type { CardState, State } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import type { CardText } from './text.ts'

type Texts = ReadonlyMap<string, CardText>

type Such = (text: CardText) => unknown

type Cards = readonly CardState[]

const none: readonly never[] = []

/** Finds the titles of the cards whose text says such a thing, once for each law. */
export function titlesWith(such: Such): (texts: Texts) => ReadonlySet<string> {
  const titles = new WeakMap<Texts, ReadonlySet<string>>()
  return texts => {
    const known = titles.get(texts) ?? new Set([...texts].flatMap(([title, text]) => (such(text) ? [title] : [])))
    titles.set(texts, known)
    return known
  }
}

/** Several searches for cards by what their texts say: all are made at once, while the board stays as it is. */
class Searches {
  readonly #wanted: Such[] = []
  /** By their numbers, those that a text answers: it is the same text in many laws. */
  #answered = new WeakMap<CardText, readonly number[]>()

  /** The number of a new search. */
  add(such: Such): number {
    this.#answered = new WeakMap()
    return this.#wanted.push(such) - 1
  }

  /** What each search finds; `isAny` = does the card come up in all of them, whatever its title? */
  made(cards: Cards, texts: Texts, isAny?: (card: CardState) => unknown): readonly (Cards | undefined)[] {
    const found: (CardState[] | undefined)[] = this.#wanted.map(() => undefined)
    for (const card of cards) {
      const numbers = isAny?.(card) ? this.#wanted.keys() : this.#answeredBy(texts.get(card.title))
      for (const number of numbers) {
        const those = found[number]
        if (those) those.push(card)
        else found[number] = [card]
      }
    }
    return found
  }

  #answeredBy(text: CardText | undefined): readonly number[] {
    if (!text) return none
    const known = this.#answered.get(text)
    if (known) return known
    const numbers = this.#wanted.flatMap((such, number) => (such(text) ? [number] : []))
    this.#answered.set(text, numbers)
    return numbers
  }
}

const amongCardsInPlay = new Searches()
let board: { readonly cards: Cards; readonly texts: Texts } | undefined
let inPlayFound: readonly (Cards | undefined)[] = []

/** Finds the cards in play whose text says such a thing; looked for once while the board stays as it is. */
export function cardsWith(such: Such): (game: Game) => Cards {
  const number = amongCardsInPlay.add(such)
  return ({ state: { cards }, law: { texts } }) => {
    if (board?.cards !== cards || board.texts !== texts) {
      inPlayFound = amongCardsInPlay.made(cards.filter(inPlay), texts)
      board = { cards, texts }
    }
    return inPlayFound[number] ?? none
  }
}

const amongAllCards = new Searches()
let position: (Pick<State, 'cards' | 'modifiers'> & { readonly texts: Texts }) | undefined
let allFound: readonly (Cards | undefined)[] = []

/**
 * Finds the cards, wherever they are, of which alone `game.text` may say such a thing: by their title, or because they have
 * another text than that of their title. Looked for once while the board stays as it is.
 */
export function cardsThatMaySay(such: Such): (game: Game) => Cards {
  const number = amongAllCards.add(such)
  return ({ state: { cards, modifiers }, law: { texts } }) => {
    if (position?.cards !== cards || position.modifiers !== modifiers || position.texts !== texts) {
      const lent = new Set(modifiers.filter(m => m.lent).map(m => cardOf(m.card)))
      allFound = amongAllCards.made(cards, texts, card => card.left || lent.has(card.id))
      position = { cards, modifiers, texts }
    }
    return allFound[number] ?? none
  }
}
