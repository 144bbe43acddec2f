import { isDeepStrictEqual } from 'node:util'
import type { CardFacts } from '../../cards/facts.ts'

/** A fact that the suite and a pool state differently. The suite's holds. */
export interface Contradiction {
  readonly title: string
  readonly fact: string
  readonly ours: unknown
  readonly pool: unknown
}

/** Facts that documents give and no export has. */
const documents: ReadonlySet<string> = new Set([
  'aliases',
  'identity',
  'printed',
  'correctedTitle',
  'cost',
  'supposed',
  'says',
  'dots',
  'title',
])

/** Where a pool says something else than the suite of the cards that both have. What only one of them states is no contradiction. */
export function contradictions(
  ours: ReadonlyMap<string, CardFacts>,
  pool: ReadonlyMap<string, CardFacts>,
): readonly Contradiction[] {
  return [...pool].flatMap(([title, card]) => {
    const own = ours.get(title)
    return own ? differing(title, own, card) : []
  })
}

function differing(title: string, own: CardFacts, card: CardFacts): readonly Contradiction[] {
  const keys = Object.keys(card) as (keyof CardFacts)[]
  return keys
    .filter(fact => !documents.has(fact) && own[fact] !== undefined && !agree(fact, own[fact], card[fact]))
    .map(fact => ({ title, fact, ours: own[fact], pool: card[fact] }))
}

function agree(fact: keyof CardFacts, own: unknown, other: unknown): boolean {
  if (fact === 'keywords') return (own as readonly string[]).every(word => has(other as readonly string[], word))
  if (fact === 'individuals')
    return (own as readonly object[]).every((one, at) => covers(one, (other as readonly object[])[at]))
  return isDeepStrictEqual(inOrder(own), inOrder(other))
}

const has = (words: readonly string[], word: string): boolean =>
  words.some(other => other.toLowerCase() === word.toLowerCase())

/** Does it say nothing else of what both speak of? */
function covers(own: object, other: object | undefined): boolean {
  if (!other) return false
  const mine = own as Readonly<Record<string, unknown>>
  return Object.entries(other).every(
    ([key, value]) => mine[key] === undefined || isDeepStrictEqual(inOrder(mine[key]), inOrder(value)),
  )
}

/** The order of a list of words means nothing. */
function inOrder(value: unknown): unknown {
  return Array.isArray(value) && value.every(one => typeof one === 'string') ? [...value].sort() : value
}
