import { partNamed } from './headings.ts'
import type { ListLine } from './list-lines.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keys = {
  title: ['title', 'name', 'cardname', 'cardtitle', 'card'],
  count: ['count', 'quantity', 'qty', 'copies', 'number', 'amount'],
  part: ['zone', 'section', 'part', 'pile', 'superzone'],
}

const fieldOf = (fields: Fields, names: readonly string[]): unknown =>
  Object.entries(fields).find(([key]) => names.includes(key.toLowerCase().replaceAll(/[^a-z]/g, '')))?.[1]

/** `seedDeck` and `seed_deck` as a heading says it. */
const words = (key: string): string =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()

/** The lines that say the same as a deck in JSON: lists of titles, or of cards with counts, under the names of its parts. */
export function jsonLines(text: string): readonly ListLine[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const lines = new Lines(text)
  lines.walk(value, undefined)
  return lines.hasCards ? lines.list : undefined
}

class Lines {
  readonly list: ListLine[] = []
  hasCards = false
  readonly #text: string
  #at = 0
  #line = 1
  #heading: string | undefined

  constructor(text: string) {
    this.#text = text
  }

  walk(value: unknown, key: string | undefined): void {
    if (Array.isArray(value)) for (const one of value) this.#item(one, key)
    else if (isFields(value))
      for (const [name, one] of Object.entries(value)) {
        if (typeof one === 'object') this.walk(one, name)
        else if (typeof one === 'number' && key !== undefined && partNamed(words(key))) this.#card(name, one, key)
      }
  }

  #item(one: unknown, key: string | undefined): void {
    const title = isFields(one) ? fieldOf(one, keys.title) : one
    if (typeof title !== 'string' || !title.trim()) return this.walk(one, key)
    const fields = isFields(one) ? one : {}
    const part = fieldOf(fields, keys.part)
    this.#card(title, fieldOf(fields, keys.count) ?? 1, typeof part === 'string' ? part : key)
  }

  #card(title: string, count: unknown, key: string | undefined): void {
    this.#seek(title)
    const isHeading = key !== undefined && !['cards', 'list', 'items'].includes(key.toLowerCase())
    if (isHeading && key !== this.#heading) this.list.push({ line: this.#line, words: `${words(key)}:` })
    if (isHeading) this.#heading = key
    this.list.push({ line: this.#line, words: `${Number(count)}\t${title.replaceAll(/\s+/g, ' ').trim()}` })
    this.hasCards = true
  }

  #seek(title: string): void {
    const found = this.#text.indexOf(JSON.stringify(title), this.#at)
    if (found < 0) return
    this.#line += this.#text.slice(this.#at, found).split(/\r\n|\r|\n/).length - 1
    this.#at = found
  }
}
