import { allTitles, namesakesOf } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'

const plain = (title: string): string =>
  title
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Letters and digits alone: a colon or a dash stands where another list has none. */
const bare = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** `Data (First Contact)`: a card of the name, and the word for its printing. */
const versioned = /^(.+?) \(([^()]+)\)$/

interface Index {
  readonly of: readonly string[]
  readonly byPlain: ReadonlyMap<string, string>
  readonly byBare: ReadonlyMap<string, string>
  /** Titles with a word in brackets, by what stands before it. */
  readonly versions: ReadonlyMap<string, readonly string[]>
}

let index: Index | undefined

function indexed(): Index {
  const of = allTitles()
  if (index?.of === of) return index
  const versions = new Map<string, string[]>()
  for (const title of of) {
    const [, name] = versioned.exec(title) ?? []
    if (name) versions.set(bare(name), [...(versions.get(bare(name)) ?? []), title])
  }
  const by = (key: (title: string) => string) => new Map(of.map(title => [key(title), title] as const).reverse())
  index = { of, byPlain: by(plain), byBare: by(bare), versions }
  return index
}

/** The cards of that title, whatever its letters' case, quotation marks and spaces. */
export function cardsTitled(title: string): readonly CardFacts[] {
  const exact = namesakesOf(title)
  if (exact.length) return exact
  const found = indexed().byPlain.get(plain(title))
  return found === undefined ? [] : namesakesOf(found)
}

/** As `cardsTitled`, whatever its punctuation besides. */
export function cardsLike(title: string): readonly CardFacts[] {
  const cards = cardsTitled(title)
  if (cards.length || !bare(title)) return cards
  const found = indexed().byBare.get(bare(title))
  return found === undefined ? [] : namesakesOf(found)
}

/** The only mission whose title ends so: places stand before the titles of missions of Second Edition. */
export function missionsEndingWith(title: string): readonly CardFacts[] {
  const end = ` ${plain(title)}`
  const [found, ...more] = [...indexed().byPlain].filter(([key]) => key.endsWith(end)).map(([, name]) => name)
  const cards = found === undefined || more.length ? [] : namesakesOf(found)
  return cards.every(({ type }) => type === 'mission') ? cards : []
}

const initials = (words: string): string =>
  words
    .split(/[\s-]+/)
    .map(word => word[0] ?? '')
    .join('')

/** The cards of a name in the printing that a list has a code for, such as `FC` for "(First Contact)". */
export function cardsInVersion(name: string, code: string): readonly CardFacts[] {
  const found = versionsOf(name).find(title => {
    const words = versioned.exec(title)?.[2] ?? ''
    return [initials(words), words].some(one => one.toLowerCase() === code.toLowerCase())
  })
  return found === undefined ? [] : namesakesOf(found)
}

/** The titles of that name which have a word in brackets behind it. */
export const versionsOf = (name: string): readonly string[] => indexed().versions.get(bare(name)) ?? []
