import { inPlay } from '../board/places.ts'
import type { CardState } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import type { CardText } from './text.ts'

type Texts = ReadonlyMap<string, CardText>

/** Finds the cards in play whose text says such a thing; looked for once while the board stays as it is. */
export function cardsWith(such: (text: CardText) => unknown): (game: Game) => readonly CardState[] {
  const titles = new WeakMap<Texts, ReadonlySet<string>>()
  const titlesIn = (texts: Texts): ReadonlySet<string> =>
    remembered(titles, texts, () => new Set([...texts].flatMap(([title, text]) => (such(text) ? [title] : []))))
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

function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = make()
  known.set(key, made)
  return made
}
