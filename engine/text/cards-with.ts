import { inPlay } from '../board/places.ts'
import type { CardState } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import type { CardText } from './text.ts'

type Texts = ReadonlyMap<string, CardText>

/** Finds the cards in play whose text says such a thing; looked for once on each board under each law. */
export function cardsWith(such: (text: CardText) => unknown): (game: Game) => readonly CardState[] {
  const titles = new WeakMap<Texts, ReadonlySet<string>>()
  const found = new WeakMap<readonly CardState[], WeakMap<Texts, readonly CardState[]>>()
  const titlesIn = (texts: Texts): ReadonlySet<string> =>
    remembered(titles, texts, () => new Set([...texts].flatMap(([title, text]) => (such(text) ? [title] : []))))
  return ({ state: { cards }, law: { texts } }) =>
    remembered(
      remembered(found, cards, () => new WeakMap()),
      texts,
      () => {
        const those = titlesIn(texts)
        return cards.filter(card => those.has(card.title) && inPlay(card))
      },
    )
}

function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = make()
  known.set(key, made)
  return made
}
