import { distance } from 'fastest-levenshtein'
import { filesOf, ownCards } from './card-files.ts'
import type { CardFacts } from './facts.ts'

/** Every card of one directory. `cards` answers to titles and aliases, `titles` has the titles alone, sorted by file. */
export interface Catalogue {
  readonly cards: ReadonlyMap<string, CardFacts>
  readonly titles: readonly string[]
  /** Cards of Second Edition that share their title with one of First Edition, by title. */
  readonly namesakes: ReadonlyMap<string, CardFacts>
}

const secondEdition = 'second-edition.yaml'

const catalogues = new Map<string, Catalogue>()

/** Reads a directory of cards once and keeps it; throws where two cards share a title or an alias. */
export function loadCards(dir: string = ownCards): Catalogue {
  const known = catalogues.get(dir)
  if (known) return known
  const catalogue = readCatalogue(dir)
  catalogues.set(dir, catalogue)
  return catalogue
}

function readCatalogue(dir: string): Catalogue {
  const cards = new Map<string, CardFacts>()
  const namesakes = new Map<string, CardFacts>()
  const titles: string[] = []
  const isLast = (path: string): boolean => path.endsWith(secondEdition)
  const files = [...filesOf(dir)].sort(([a], [b]) => Number(isLast(a)) - Number(isLast(b)))
  for (const [path, file] of files) {
    for (const title in file.cards) {
      const card = { title, type: file.type, ...file.cards[title] } as CardFacts
      if (isLast(path) && isNamesake(cards, card, path)) namesakes.set(title, card)
      else {
        addCard(cards, card, path)
        titles.push(title)
      }
    }
  }
  return { cards, titles, namesakes }
}

/** Has First Edition a card of that title? Both must be of one type, which is told by the title alone. */
function isNamesake(cards: ReadonlyMap<string, CardFacts>, { title, type }: CardFacts, path: string): boolean {
  const other = cards.get(title)
  if (other && other.type !== type)
    throw new Error(`${path}: "${title}" is ${type}, and its namesake of First Edition ${other.type}`)
  return other !== undefined
}

function addCard(cards: Map<string, CardFacts>, card: CardFacts, path: string): void {
  for (const name of [card.title, ...(card.aliases ?? [])]) {
    const other = cards.get(name)
    if (other) throw new Error(`${path}: "${name}" of ${card.title} is the name of ${other.title} (${other.type}), too`)
    cards.set(name, card)
  }
}

let pool: ReadonlyMap<string, CardFacts> = new Map()

/** Cards of a pool whose titles those of another pool bear, from the other edition. */
let others: ReadonlyMap<string, CardFacts> = new Map()

/** Makes the cards of a player's own pool known in this process; where the catalogue has a card, its definition wins. */
export function usePool(cards: ReadonlyMap<string, CardFacts>, namesakes: typeof others = new Map()): void {
  pool = cards
  others = namesakes
}

let own: ReadonlyMap<string, CardFacts> | undefined

/** The card of that title or alias, if the catalogue or the pool in use has it. */
export function findCard(title: string): CardFacts | undefined {
  own ??= loadCards().cards
  return own.get(title) ?? pool.get(title)
}

/** Every card of that title or alias: a pool may hold the namesake of one of ours, from the other edition. */
export function namesakesOf(title: string): readonly CardFacts[] {
  own ??= loadCards().cards
  return [own.get(title), pool.get(title), others.get(title)].filter(card => card !== undefined)
}

/** The titles and aliases of all cards, the pool's among them; the same list until another pool is in use. */
export function allTitles(): readonly string[] {
  if (known?.pool !== pool) known = { pool, titles: [...new Set([...loadCards().cards.keys(), ...pool.keys()])] }
  return known.titles
}

let known: { readonly pool: unknown; readonly titles: readonly string[] } | undefined

/** Every card by title and alias, those of the pool in use besides; undefined where none is in use. */
export function cardsWithPool(): ReadonlyMap<string, CardFacts> | undefined {
  return pool.size ? new Map([...pool, ...loadCards().cards]) : undefined
}

/** As `findCard`; a title that nobody knows throws, and the message offers the nearest ones. */
export function cardFacts(title: string): CardFacts {
  const card = findCard(title)
  if (card) return card
  const offers = nearestTitles(title).map(near => `"${near}"`)
  throw new Error(`No card "${title}" in cards/*.yaml; the nearest titles are ${offers.join(', ')}`)
}

/** Every title, without the aliases. */
export function titles(): readonly string[] {
  return loadCards().titles
}

/** The titles and aliases most like a name: those that contain it, or else those that differ in the fewest letters. */
export function nearestTitles(name: string, count = 3): readonly string[] {
  const wanted = name.toLowerCase()
  const scored = allTitles().map(title => ({ title, score: unlikeness(wanted, title.toLowerCase()) }))
  scored.sort((a, b) => a.score - b.score || a.title.localeCompare(b.title, 'en'))
  return scored.slice(0, count).map(({ title }) => title)
}

function unlikeness(wanted: string, title: string): number {
  const letters = distance(wanted, title)
  return wanted.length > 2 && title.startsWith(wanted) ? letters / 100 : letters
}
