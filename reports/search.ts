import { distance } from 'fastest-levenshtein'
import MiniSearch, { type SearchResult } from 'minisearch'
import { askedWords, saysNothing, stemOf, termsOf, tooLong } from './search-terms.ts'

/** What is searched of a ruling. */
export interface Searched {
  readonly id: string
  readonly entry: string
  readonly summary: string
  /** Titles that it names. */
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
  /** False where no ruling has all of the words: those that have most of them are given. */
  readonly isWhole: boolean
  /** Words that no ruling has, with near ones that were looked for instead. */
  readonly instead: ReadonlyMap<string, readonly string[]>
  /** Why it was not read. */
  readonly unread?: string
}

const fields = ['words', 'entry', 'summary', 'cards', 'more', 'cases'] as const
const boost = { words: 2, entry: 4, cards: 2, summary: 3, more: 0.5, cases: 0.3 }
/** Bonuses in the score of what was found: for all of the words, for words side by side, for scenarios, for a later law. */
const gains = { said: 1.5, together: 1.6, encoded: 1.3, later: 0.06 }

/** What was found of one word. */
interface Part {
  /** The forms in which it was looked for. */
  readonly terms: readonly string[]
  readonly results: readonly SearchResult[]
  /** Words that were taken for it. */
  readonly near?: readonly string[]
}

/** Rulings that are found by words, whatever their endings, and in spite of slips. */
export class RulingIndex {
  readonly #index = new MiniSearch<Record<string, string>>({
    fields: [...fields],
    tokenize: text => text.split(' '),
    processTerm: term => term,
  })
  readonly #rulings: ReadonlyMap<string, Searched>
  /** The words that were met with each stem. */
  readonly #words = new Map<string, Set<string>>()

  constructor(rulings: readonly Searched[]) {
    this.#rulings = new Map(rulings.map(one => [one.id, one]))
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
    if (unread) return { hits: [], isWhole: true, instead: new Map(), unread }
    const wanted = text.trim().toLowerCase()
    const byId = this.#idsThatBegin(wanted)
    if (byId.length > 0) return { hits: byId.map(id => ({ id, inCases: [] })), isWhole: true, instead: new Map() }
    const words = askedWords(text)
    const parts = words.map((word, at) => this.#lookUp(word, at === words.length - 1))
    const near = words.map((word, at) => [word, parts[at]?.near ?? []] as const)
    return { ...this.#ranked(parts), instead: new Map(near.filter(([, others]) => others.length > 0)) }
  }

  #idsThatBegin(wanted: string): readonly string[] {
    if (!/^\S[^\s-]*-\S*$/.test(wanted)) return []
    const ids = [...this.#rulings.keys()]
    const exact = ids.filter(id => id.toLowerCase() === wanted)
    return exact.length > 0 ? exact : ids.filter(id => id.toLowerCase().startsWith(wanted))
  }

  /** The word itself; else words that begin so; else words that differ in a letter or two. The last word may be half typed. */
  #lookUp(word: string, isLast: boolean): Part {
    const term = stemOf(word)
    const find = (how: object, wanted = term) => this.#index.search(wanted, { boost, tokenize: one => [one], ...how })
    const exact = find({})
    if (exact.length > 0) return { terms: [term], results: isLast && term.length > 2 ? find({ prefix: true }) : exact }
    const begun = term.length > 2 ? find({ prefix: true }) : []
    if (begun.length > 0) return { terms: [term], results: begun }
    const near = this.#nearest(word)
    const stems = [...new Set(near.map(stemOf))]
    return { terms: stems, results: stems.flatMap(one => find({}, one)), near }
  }

  /** The words known that differ least, in a letter or two; their stems may differ by one more. */
  #nearest(word: string): readonly string[] {
    const slip = /\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2
    if (slip === 0) return []
    const found = this.#index.search(stemOf(word), { tokenize: one => [one], fuzzy: slip + 1 })
    const known = [...new Set(found.flatMap(({ match }) => Object.keys(match)))]
    const words = known.flatMap(term => [...(this.#words.get(term) ?? [])]).filter(one => !saysNothing(one))
    const least = Math.min(...words.map(one => distance(one, word)))
    return least > slip ? [] : words.filter(one => distance(one, word) === least)
  }

  #ranked(parts: readonly Part[]): Pick<Found, 'hits' | 'isWhole'> {
    const found = new Map<string, SearchResult[]>()
    for (const { results } of parts)
      for (const [id, one] of new Map(results.map(result => [result.id as string, result])))
        found.set(id, [...(found.get(id) ?? []), one])
    const most = Math.max(0, ...[...found.values()].map(({ length }) => length))
    const hits = [...found]
      .filter(([, own]) => own.length === most)
      .map(([id, own]) => ({ id, inCases: own.flatMap(onlyInCases), worth: this.#worth(id, own, parts) }))
      .sort((a, b) => b.worth - a.worth)
    return { hits: hits.map(({ id, inCases }) => ({ id, inCases })), isWhole: most === parts.length }
  }

  #worth(id: string, own: readonly SearchResult[], parts: readonly Part[]): number {
    const { entry, summary, cards, cases, age } = this.#rulings.get(id)!
    const score = own.reduce((sum, one) => sum + one.score, 0)
    const phrase = parts.map(({ terms }) => terms[0] ?? '')
    const said = new Set(termsOf(summary))
    const gain = [
      parts.length > 1 && [entry, summary, cards].some(text => holds(text, phrase)) ? gains.together : 1,
      parts.every(({ terms }) => terms.some(term => said.has(term))) ? gains.said : 1,
      cases ? gains.encoded : 1,
      1 + gains.later * age,
    ]
    return gain.reduce((product, factor) => product * factor, score)
  }
}

/** True where the terms stand side by side. */
function holds(text: string, phrase: readonly string[]): boolean {
  return ` ${termsOf(text).join(' ')} `.includes(` ${phrase.join(' ')} `)
}

/** The terms that were found, where they stand in nothing but the scenarios. */
function onlyInCases({ match }: SearchResult): readonly (readonly string[])[] {
  const places = new Set(Object.values(match).flat())
  return places.size === 1 && places.has('cases') ? [Object.keys(match)] : []
}

/** What was done with words that nothing has, one sentence each. */
export function searchRemarks({ hits, isWhole, instead, unread }: Found): readonly string[] {
  const near = ([word, others]: readonly [string, readonly string[]]): string =>
    `Nothing has “${word}”; this was looked for instead: ${others.slice(0, 5).join(', ')}.`
  if (unread) return [unread]
  return [
    ...[...instead].map(near),
    ...(isWhole || hits.length === 0 ? [] : ['No ruling has all of these words; these have most of them.']),
  ]
}
