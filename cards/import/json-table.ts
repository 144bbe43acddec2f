import { ImportError } from './import-error.ts'
import type { Cell, Table } from './read-table.ts'

type Fields = Readonly<Record<string, unknown>>

/** The cards of a JSON file as a table, whose columns are the keys; undefined = the file is no JSON. */
export function jsonTable(whole: string, file: string): Table | undefined {
  const text = whole.replace(/^\uFEFF/, '').trimStart()
  if (!/^[[{]/.test(text)) return undefined
  const value = parsed(text, file)
  const objects = cardsIn(value)
  if (!objects?.length)
    throw new ImportError(
      `${file}: this is JSON without a list of cards, of which each needs a "name" and a "type"; ${sayKeys(value)}.`,
    )
  const keys = [...new Set(objects.flatMap(one => Object.keys(one)))]
  const places = new Places(whole)
  const rows = objects.map(fields => {
    const line = places.next(fields)
    return keys.map((key): Cell => ({ text: wordsOf(fields[key]), at: () => ({ line, column: 1 }) }))
  })
  return { delimiter: ',', heading: keys.map(text => ({ text, at: () => ({ line: 1, column: 1 }) })), rows }
}

const sayKeys = (value: unknown): string => {
  const keys = isFields(value) ? Object.keys(value).map(key => `"${key.slice(0, 20)}"`) : []
  return keys.length ? `its keys are ${keys.slice(0, 6).join(', ')}` : 'it is a list of something else'
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ImportError(
      `${file}: this begins as JSON does, and is none (${(error as Error).message.replace(/[\s.]+/g, ' ').trim()}). HJSON and JSON with comments are not read.`,
    )
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameKeys = ['name', 'title', 'cardname', 'cardtitle']

const nameOf = (fields: Fields): unknown =>
  Object.entries(fields).find(([key]) => nameKeys.includes(key.toLowerCase().replaceAll(/[^a-z]/g, '')))?.[1]

/** The first list of things that have a name; what lies under its title or an id is a list as well. */
function cardsIn(value: unknown): readonly Fields[] | undefined {
  if (Array.isArray(value)) {
    const named = value.filter(isFields).filter(one => typeof nameOf(one) === 'string')
    return named.length * 2 > value.length ? value.filter(isFields) : value.map(cardsIn).find(Boolean)
  }
  if (!isFields(value)) return undefined
  const entries = Object.entries(value)
  const fields = entries.filter(([, one]) => isFields(one)) as readonly (readonly [string, Fields])[]
  if (
    fields.length === entries.length &&
    fields.length &&
    fields.every(([, one]) => Object.keys(one).length > 1 && !cardsIn(one))
  )
    return fields.map(([key, one]) => (nameOf(one) === undefined ? { name: key, ...one } : one))
  return entries.map(([, one]) => cardsIn(one)).find(Boolean)
}

/** The words that a cell of a table would have. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(wordsOf).join('; ')
  if (isFields(value))
    return Object.entries(value)
      .map(([key, one]) => `${key} ${wordsOf(one)}`.trim())
      .join('; ')
  return String(value)
}

/** The lines on which the names of the cards stand, one after the other. */
class Places {
  readonly #text: string
  #at = 0
  #line = 1

  constructor(text: string) {
    this.#text = text
  }

  next(fields: Fields): number {
    const found = this.#text.indexOf(JSON.stringify(nameOf(fields) ?? ''), this.#at)
    if (found < 0) return this.#line
    this.#line += this.#text.slice(this.#at, found).split(/\r\n|\r|\n/).length - 1
    this.#at = found
    return this.#line
  }
}
