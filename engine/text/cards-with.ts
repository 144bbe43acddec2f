import { inPlay } from '../board/places.ts'
import type { CardState, State } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import type { CardText } from './text.ts'

type Texts = ReadonlyMap<string, CardText>

type Such = (text: CardText) => unknown

/** Finds the titles of the cards whose text says such a thing, once for each law. */
export function titlesWith(such: Such): (texts: Texts) => ReadonlySet<string> {
  const titles = new WeakMap<Texts, ReadonlySet<string>>()
  return texts =>
    remembered(titles, texts, () => new Set([...texts].flatMap(([title, text]) => (such(text) ? [title] : []))))
}

/** Finds the cards in play whose text says such a thing; looked for once while the board stays as it is. */
export function cardsWith(such: Such): (game: Game) => readonly CardState[] {
  const titlesIn = titlesWith(such)
  let among: readonly CardState[] | undefined
  let by: Texts | undefined
  let found: readonly CardState[] = []
  return ({ state: { cards }, law: { texts } }) => {
    if (cards === among && texts === by) return found
    const those = titlesIn(texts)
    found = cards.filter(card => those.has(card.title) && inPlay(card))
    among = cards
    by = texts
    return found
  }
}

/**
 * Finds the cards, wherever they are, of which alone `game.text` may say such a thing: by their title, or because they have
 * another text than that of their title. Looked for once while the board stays as it is.
 */
export function cardsThatMaySay(such: Such): (game: Game) => readonly CardState[] {
  const titlesIn = titlesWith(such)
  let of: Pick<State, 'cards' | 'modifiers'> | undefined
  let by: Texts | undefined
  let found: readonly CardState[] = []
  return ({ state, law: { texts } }) => {
    const { cards, modifiers } = state
    if (cards === of?.cards && modifiers === of.modifiers && texts === by) return found
    const titles = titlesIn(texts)
    const lent = modifiers.filter(m => m.lent).map(m => cardOf(m.card))
    found = cards.filter(card => titles.has(card.title) || card.left || lent.includes(card.id))
    of = state
    by = texts
    return found
  }
}

function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = make()
  known.set(key, made)
  return made
}
