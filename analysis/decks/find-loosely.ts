import { cardsWithPool, findCard, loadCards } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'

const plain = (title: string): string =>
  title
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

let known: { readonly of: number; readonly byPlain: ReadonlyMap<string, CardFacts> } | undefined

/** The card of that title, whatever its letters' case, quotation marks and spaces. */
export function findLoosely(title: string): CardFacts | undefined {
  const exact = findCard(title)
  if (exact) return exact
  const cards = cardsWithPool() ?? loadCards().cards
  if (known?.of !== cards.size)
    known = { of: cards.size, byPlain: new Map([...cards].map(([name, card]) => [plain(name), card])) }
  return known.byPlain.get(plain(title))
}
