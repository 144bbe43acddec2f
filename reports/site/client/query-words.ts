import { topicsInOrder, topicTitle } from '../../html/client/topics.ts'
import type { LawRuling } from '../../law-book.ts'
import type { Site } from './site-data.ts'

/** What `is:` may be followed by. */
export const kinds = ['covered', 'uncovered', 'divided', 'amended', 'questioned'] as const
/** A kind of ruling. */
export type Kind = (typeof kinds)[number]

/** Words of the query that ask for something else than an outcome. */
export type FieldWord = 'topic' | 'ruleset' | 'document' | 'question' | 'custom' | 'met' | 'is' | 'ruling'

interface Option {
  readonly key: string
  readonly label: string
}

/** What stands for a value, and the values that there are; absent = any. */
export interface Field {
  readonly label: string
  readonly options?: readonly Option[]
}

/** What the words of the query may be followed by; those for outcomes are followed by an engine. */
export interface QueryWords {
  readonly engine: Field
  readonly fields: Readonly<Record<FieldWord, Field>>
}

/** What there is on this site. */
export function queryWords(site: Site): QueryWords {
  const { law, engines, rulesets, cases, rulings } = site
  const topics = topicsInOrder(
    site,
    [...rulings, ...cases].map(({ topic }) => topic),
  )
  const mets = [...new Set(rulings.map(ruling => metWord(ruling)))].sort()
  return {
    engine: {
      label: 'engine',
      options: [...plain(['any', 'all']), ...engines.map(({ key, name }) => ({ key, label: name }))],
    },
    fields: {
      topic: { label: 'topic', options: topics.map(key => ({ key, label: topicTitle(site, key) })) },
      ruleset: { label: 'ruleset', options: rulesets.map(key => ({ key, label: site.rulesetTitles[key] ?? key })) },
      document: {
        label: 'document',
        options: law.documents.map(({ document, title }) => ({ key: document, label: title })),
      },
      question: { label: 'open question', options: plain(['any', ...law.questions.map(({ id }) => id)]) },
      custom: { label: 'custom', options: plain(['any', ...law.customs.map(({ id }) => id)]) },
      met: { label: 'way of meeting a ruling', options: plain(mets) },
      is: { label: 'kind of ruling', options: plain(kinds) },
      ruling: { label: 'ruling' },
    },
  }
}

function plain(keys: readonly string[]): readonly Option[] {
  return keys.map(key => ({ key, label: '' }))
}

/** `rule`, `card`, `open` … without what it follows from. */
export function metWord({ met }: Pick<LawRuling, 'met'>): string {
  return met.replace(/:.*/s, '')
}

/** The value that was meant, or why it cannot be told. */
export type Choice =
  | { readonly key: string; readonly problem?: undefined }
  | { readonly key?: undefined; readonly problem: string }

/** The option meant: that key or name, or the only one that has all of the words. */
export function choose(value: string, { label, options }: Field): Choice {
  if (!options) return { key: value }
  const wanted = value.toLowerCase()
  const exact = options.find(option => option.key.toLowerCase() === wanted || option.label.toLowerCase() === wanted)
  if (exact) return { key: exact.key }
  const parts = wanted.split(/\s+/).filter(Boolean)
  const fitting = options.filter(option =>
    parts.every(part => `${option.key} ${option.label}`.toLowerCase().includes(part)),
  )
  const [first, ...others] = fitting
  if (!first) return { problem: unknownValue(value, label, options) }
  if (others.length === 0) return { key: first.key }
  return { problem: `More than one ${label} fits “${value}”: ${namesOf(fitting)}. Write more of it.` }
}

function unknownValue(value: string, label: string, options: readonly Option[]): string {
  const near = nearestWords(
    value.toLowerCase(),
    options.map(option => option.key),
  )
  const article = /^[aeiou]/.test(label) ? 'An' : 'A'
  const known = near.length > 0 ? `Nearest: ${near.join(', ')}.` : `There are: ${namesOf(options)}.`
  return `${article} ${label} “${value}” is not known. ${known}`
}

function namesOf(options: readonly Option[]): string {
  const keys = options.slice(0, 12).map(option => option.key)
  return `${keys.join(', ')}${options.length > 12 ? ' …' : ''}`
}

/** The words that differ in few letters, best first. */
export function nearestWords(word: string, words: readonly string[]): readonly string[] {
  const limit = Math.max(1, Math.floor(word.length / 3))
  return words
    .map(other => ({ other, far: distance(word, other.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ other }) => other)
}

/** How many letters must be put in, taken out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [at, letter] of a.split('').entries()) {
    const next = [at + 1]
    for (const [to, other] of b.split('').entries())
      next.push(Math.min(cell(row, to + 1) + 1, cell(next, to) + 1, cell(row, to) + (letter === other ? 0 : 1)))
    row = next
  }
  return cell(row, b.length)
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY
}
