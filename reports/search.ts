import { distance } from 'fastest-levenshtein'
import MiniSearch from 'minisearch'
import { type AskedPart, askedParts } from './asked-parts.ts'
import { joined, pairs, saysNothing, stemOf, termsOf, tooLong } from './search-terms.ts'

/** What is searched of a ruling. */
export interface Searched {
  readonly id: string
  readonly entry: string
  readonly summary: string
  /** Titles that it names, one a line. */
  readonly cards: string
  /** Its topic, and why it has no scenario. */
  readonly more: string
  /** What its scenarios say; empty = it has none. */
  readonly cases: string
  /** The later the law, the higher. */
  readonly age: number
}

/** A ruling that was found. */
export interface Hit {
  readonly id: string
  /** For each word that only its scenarios have, the terms of which one must be among a scenario's. */
  readonly inCases: readonly (readonly string[])[]
}

/** What a search has found. */
export interface Found {
  /** Best first; among equals the later law, and what has scenarios. */
  readonly hits: readonly Hit[]
  /** How many of them have all of the words. */
  readonly whole: number
  /** Words that no ruling has, with near ones that were looked for instead. */
  readonly instead: ReadonlyMap<string, readonly string[]>
  /** Why it was not read. */
  readonly unread?: string
}

const fields = ['words', 'entry', 'summary', 'cards', 'more', 'cases'] as const
const boost = { words: 0.5, entry: 1, cards: 0.5, summary: 3, more: 0.5, cases: 0.15 }
/** Bonuses in the worth of what was found. */
const gains = { titled: 0.2, together: 0.05, encoded: 0.1, later: 0.01 }
/** The higher, the more it counts that a ruling has many of the words. */
const covered = 1.5
/** What has not all of the words is told where it is worth so much of the best. */
const worthTelling = 0.4
/** So many are told at any rate, as the first need not be right. */
const atLeast = 5

/** Where one term was found, by the ids of rulings. */
type Places = ReadonlyMap<string, Place>
interface Place {
  readonly score: number
  readonly onlyInCases: readonly string[]
}

/** What was found of one part of the question. */
interface Part {
  readonly found: Places
  /** The more rulings have it, the less. */
  readonly weight: number
  readonly near: readonly string[]
}

/** Rulings that are found by words, whatever their endings, and in spite of slips. */
export class RulingIndex {
  readonly #index = new MiniSearch<Record<string, string>>({
    fields: [...fields],
    tokenize: text => text.split(' '),
    processTerm: term => term,
  })
  readonly #rulings = new Map<string, Searched & { readonly said: string; readonly titles: readonly string[] }>()
  /** The words that were met with each stem. */
  readonly #words = new Map<string, Set<string>>()

  constructor(rulings: readonly Searched[]) {
    for (const one of rulings) {
      const titles = [one.entry, ...one.cards.split('\n')].map(joined).filter(title => title.length > 1)
      this.#rulings.set(one.id, { ...one, said: joined(one.summary), titles })
    }
    this.#index.addAll([...this.#rulings.values()].map(one => this.#stemmed(one)))
  }

  #stemmed({ id, ...ruling }: Searched): Record<string, string> {
    const stems = (text: string): string => termsOf(text, this.#words).join(' ')
    const { entry, summary, cards, more, cases } = ruling
    const parts = { entry: stems(entry), summary: stems(summary), cards: stems(cards), more: stems(more) }
    return { id, ...parts, words: stems(id), cases: [...new Set(termsOf(cases, this.#words))].join(' ') }
  }

  /** An id finds its ruling, the beginning of one all that begin so; anything else is taken for words. */
  search(text: string): Found {
    const unread = tooLong(text)
    if (unread) return { hits: [], whole: 0, instead: new Map(), unread }
    const wanted = text.trim().toLowerCase()
    const byId = this.#idsThatBegin(wanted)
    if (byId.length > 0) {
      const hits = byId.map(id => ({ id, inCases: [] }))
      return { hits, whole: hits.length, instead: new Map() }
    }
    const asked = askedParts(text)
    const parts = asked.map((part, at) => this.#lookUp(part, at === asked.length - 1))
    const near = asked.map(({ said }, at) => [said, parts[at]?.near ?? []] as const)
    return { ...this.#ranked(parts, joined(text)), instead: new Map(near.filter(([, others]) => others.length > 0)) }
  }

  #idsThatBegin(wanted: string): readonly string[] {
    if (!/^\S[^\s-]*-\S*$/.test(wanted)) return []
    const ids = [...this.#rulings.keys()]
    const exact = ids.filter(id => id.toLowerCase() === wanted)
    return exact.length > 0 ? exact : ids.filter(id => id.toLowerCase().startsWith(wanted))
  }

  /** The words themselves; else words that begin so; else words that differ in a letter or two. The last word may be half typed. */
  #lookUp({ said, terms, weight }: AskedPart, isLast: boolean): Part {
    const own = this.#places(terms, false)
    const begun = own.size === 0 || (isLast && terms.size === 1) ? this.#places(terms, true) : own
    const near = begun.size > 0 ? [] : this.#nearest(said)
    const found = begun.size > 0 ? begun : this.#places(new Map(near.map(word => [stemOf(word), 1])), false)
    return { found, near, weight: weight * Math.log(1 + this.#rulings.size / (1 + found.size)) }
  }

  #places(terms: AskedPart['terms'], isBeginning: boolean): Places {
    const found = new Map<string, Place>()
    for (const [term, weight] of terms) {
      const prefix = isBeginning && term.length > 2
      for (const { id, score, match } of this.#index.search(term, { boost, tokenize: one => [one], prefix })) {
        const before = found.get(id)
        const places = new Set(Object.values(match).flat())
        const isOnlyInCases = places.size === 1 && places.has('cases') && before?.onlyInCases.length !== 0
        const onlyInCases = isOnlyInCases ? [...(before?.onlyInCases ?? []), ...Object.keys(match)] : []
        found.set(id, { score: Math.max(before?.score ?? 0, weight * score), onlyInCases })
      }
    }
    return found
  }

  /** The words known that differ least, in a letter or two; their stems may differ by one more. */
  #nearest(word: string): readonly string[] {
    const slip = /[\d ]/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2
    if (slip === 0) return []
    const found = this.#index.search(stemOf(word), { tokenize: one => [one], fuzzy: slip + 1 })
    const known = [...new Set(found.flatMap(({ match }) => Object.keys(match)))]
    const words = known.flatMap(term => [...(this.#words.get(term) ?? [])]).filter(one => !saysNothing(one))
    const least = Math.min(...words.map(one => distance(one, word)))
    return least > slip ? [] : words.filter(one => distance(one, word) === least)
  }

  #ranked(parts: readonly Part[], asked: string): Pick<Found, 'hits' | 'whole'> {
    const ids = new Set(parts.flatMap(({ found }) => [...found.keys()]))
    const worth = this.#worth(parts, asked)
    const hits = [...ids].map(id => ({ id, ...worth(id) })).sort((a, b) => b.worth - a.worth)
    const best = hits[0]?.worth ?? 0
    const told = hits.filter(({ isWhole, worth }, at) => at < atLeast || isWhole || worth >= worthTelling * best)
    return {
      hits: told.map(({ id, inCases }) => ({ id, inCases })),
      whole: told.filter(({ isWhole }) => isWhole).length,
    }
  }

  /** What each ruling is worth to the question. */
  #worth(parts: readonly Part[], asked: string) {
    const total = sum(parts.map(({ weight }) => weight))
    const phrases = pairs(asked)
    return (id: string) => {
      const { said, titles, cases, age } = this.#rulings.get(id)!
      const own = parts.flatMap(({ found }) => found.get(id) ?? [])
      const has = ({ found }: Part): boolean => found.has(id)
      const share = sum(parts.filter(has).map(({ weight }) => weight)) / total
      const isWhole = parts.every(has)
      const worth =
        sum(parts.map(({ found, weight }) => (found.get(id)?.score ?? 0) * Math.min(1, weight))) *
        share ** covered *
        (1 + gains.titled * titles.filter(title => asked.includes(title)).length) *
        (1 + gains.together * phrases.filter(pair => said.includes(pair)).length) *
        (cases ? 1 + gains.encoded : 1) *
        (1 + gains.later * age)
      return { worth, isWhole, inCases: own.map(one => one.onlyInCases).filter(terms => terms.length > 0) }
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** What was done with words that nothing has, one sentence each. */
export function searchRemarks({ hits, whole, instead, unread }: Found): readonly string[] {
  const near = ([word, others]: readonly [string, readonly string[]]): string =>
    `Nothing has “${word}”; this was looked for instead: ${others.slice(0, 5).join(', ')}.`
  if (unread) return [unread]
  return [
    ...[...instead].map(near),
    ...(whole > 0 || hits.length === 0 ? [] : ['No ruling has all of these words; these come nearest.']),
    ...(whole > 0 && whole < hits.length ? [`${whole === 1 ? 'One has' : `${whole} have`} all of these words.`] : []),
  ]
}
