import type { Outcome } from '../../result.ts'
import { tooLong } from '../../search-terms.ts'
import { breakdowns, troubles } from '../../words.ts'
import { choose, type FieldWord, nearestWords, type QueryWords } from './query-words.ts'

/** Outcomes by the words of the query; nothing stands for a case that a report does not have. */
export const outcomesOf = {
  passed: ['pass'],
  failed: ['fail'],
  unproven: ['unproven'],
  'partly-checked': ['partly-checked'],
  error: breakdowns,
  unsupported: ['unsupported'],
  'not-applicable': ['not-applicable'],
  disputed: ['disputed'],
  trouble: troubles,
  missing: [undefined],
} as const satisfies Readonly<Record<string, readonly (Outcome | undefined)[]>>
/** A word of the query that asks for outcomes. */
export type OutcomeWord = keyof typeof outcomesOf

/** What must hold, or with `isNot` must not. */
export type Term = { readonly isNot: boolean } & (
  | { readonly kind: 'text' | FieldWord; readonly value: string }
  | { readonly kind: 'outcome'; readonly name: OutcomeWord; readonly engine: string }
)

/** The terms of a query, all of which must hold, and in words what is wrong with it. */
export interface Query {
  readonly terms: readonly Term[]
  readonly problems: readonly string[]
}

interface Token {
  readonly name: string | undefined
  readonly isNot: boolean
  readonly isQuoted: boolean
  readonly value: string
}

/** One term: an optional sign, an optional `word:`, then a value in quotes or without spaces. */
const pattern = /(-?)(?:([\p{L}_-]+):)?(?:"([^"]*)("|$)|(\S+))?/uy

/** Reads a query whose words may be followed by what `queryWords` says. */
export function parseQuery(text: string, words: QueryWords): Query {
  const unread = tooLong(text)
  if (unread) return { terms: [], problems: [unread] }
  const terms: Term[] = []
  const problems: string[] = []
  let isNot = false
  for (const token of tokens(text, problems)) {
    const joint = token.name === undefined && !token.isQuoted && !token.isNot && token.value.toLowerCase()
    if (joint === 'and') continue
    if (joint === 'or')
      problems.push('Terms are always joined by “and”; there is no “or”. To search for the word, write "or".')
    else if (joint === 'not') isNot = true
    else {
      const read = termOf(token, isNot !== token.isNot, words)
      if (typeof read === 'string') problems.push(read)
      else if (read) terms.push(read)
      isNot = false
    }
  }
  if (isNot) problems.push('After “not” comes what is not to be. To search for the word, write "not".')
  return { terms, problems }
}

function tokens(text: string, problems: string[]): readonly Token[] {
  const found: Token[] = []
  let rest = text.trim()
  while (rest) {
    pattern.lastIndex = 0
    const [whole = '', sign, name, inQuotes, end, plain] = pattern.exec(rest) ?? []
    if (inQuotes !== undefined && end === '') problems.push(`The quote before “${inQuotes}” is not closed.`)
    found.push({ name, isNot: sign === '-', isQuoted: inQuotes !== undefined, value: inQuotes ?? plain ?? '' })
    rest = rest.slice(whole.length || 1).trimStart()
  }
  return found
}

/** A term, or what is wrong with it; nothing for an empty text. */
function termOf({ name, value }: Token, isNot: boolean, words: QueryWords): Term | string | undefined {
  if (name === undefined) return value ? { kind: 'text', value: value.toLowerCase(), isNot } : undefined
  const key = name.toLowerCase()
  if (isOutcomeWord(key)) {
    if (!value) return `After “${name}:” comes an engine, without a space.`
    const { key: engine, problem } = choose(value, words.engine)
    return problem ?? { kind: 'outcome', name: key, engine, isNot }
  }
  if (!isFieldWord(key, words)) return unknownName(name, value, words)
  if (!value) return `After “${name}:” comes a ${key}, without a space.`
  const chosen = choose(value, words.fields[key])
  return chosen.problem ?? { kind: key, value: chosen.key, isNot }
}

function isOutcomeWord(word: string): word is OutcomeWord {
  return Object.hasOwn(outcomesOf, word)
}

function isFieldWord(word: string, { fields }: QueryWords): word is FieldWord {
  return Object.hasOwn(fields, word)
}

function unknownName(name: string, value: string, words: QueryWords): string {
  const names = [...Object.keys(outcomesOf), ...Object.keys(words.fields)]
  const [near] = nearestWords(name.toLowerCase(), names)
  const meant = near === undefined ? '' : ` Did you mean “${near}:”?`
  return `The query has no word “${name}:”.${meant} It has ${names.map(one => `${one}:`).join(' ')} To search for the text, write "${name}:${value}".`
}
