import { nearest } from '../nearest.ts'
import { ImportError } from './import-error.ts'
import type { Cell, Table } from './read-table.ts'

/** The columns that are read, by the names under which exports have them. */
const columnNames = {
  title: ['name', 'title', 'card name'],
  uniqueness: ['uniqueness', 'unique'],
  type: ['type', 'card type'],
  kind: ['mission/ dilemma type', 'mission/dilemma type', 'mission type', 'dilemma type'],
  affiliation: ['affil', 'affiliation', 'affiliations'],
  class: ['class', 'classification'],
  first: ['int/rng', 'integrity/range', 'int', 'integrity'],
  second: ['cun/wpn', 'cunning/weapons', 'cun', 'cunning'],
  third: ['str/shd', 'strength/shields', 'str', 'strength'],
  points: ['points', 'point box'],
  region: ['region'],
  quadrant: ['quadrant'],
  span: ['span'],
  icons: ['icons', 'icon'],
  staffing: ['staff', 'staffing', 'staffing requirements'],
  characteristics: ['characteristics/ keywords', 'characteristics/keywords', 'characteristics', 'keywords'],
  refers: ['requires'],
  persona: ['persona'],
  commands: ['command', 'matching commander'],
  names: ['names', 'named in lore'],
  text: ['text', 'game text', 'gametext'],
} as const

export type Field = keyof typeof columnNames

/** Columns that hold nothing for the pool; they are passed over without a word. */
const passedOver = ['release', 'set', 'property', 'reports', 'imagefile', 'image', 'rarity', 'lore']

/** One row by field; a column that the file lacks gives an empty cell at the row's beginning. */
export interface Row {
  readonly cells: Readonly<Record<Field, Cell>>
  /** How many cells the row has, where that is not the number of columns. */
  readonly misfit?: number
}

export interface Rows {
  readonly rows: readonly Row[]
  readonly missing: readonly Field[]
  /** Names of columns that nobody knows. */
  readonly unknown: readonly string[]
}

const fields = Object.keys(columnNames) as Field[]

/** How a message calls the column of a field. */
export const columnOf = (field: Field): string => columnNames[field][0]

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** The rows of a table by field, whatever the order of its columns; throws where there is no column of titles or types. */
export function rowsOf({ heading, rows }: Table, file: string): Rows {
  const names = heading.map(cell => plain(cell.text))
  const places = new Map<Field, number>()
  for (const field of fields) {
    const at = names.findIndex(name => (columnNames[field] as readonly string[]).includes(name))
    if (at >= 0) places.set(field, at)
  }
  for (const field of ['title', 'type'] as const)
    if (!places.has(field)) throw new ImportError(lacks(file, field, heading))
  const read = new Set(places.values())
  return {
    rows: rows.map(cells => rowOf(cells, places, heading.length)),
    missing: fields.filter(field => !places.has(field)),
    unknown: heading.filter((_, at) => !read.has(at) && !passedOver.includes(names[at] ?? '')).map(cell => cell.text),
  }
}

function rowOf(cells: readonly Cell[], places: ReadonlyMap<Field, number>, width: number): Row {
  const start = cells[0]
  const none: Cell = { text: '', at: () => start?.at() ?? { line: 1, column: 1 } }
  const found = fields.map(field => [field, cells[places.get(field) ?? -1] ?? none])
  const row = { cells: Object.fromEntries(found) as Row['cells'] }
  return cells.length === width ? row : { ...row, misfit: cells.length }
}

function lacks(file: string, field: Field, heading: readonly Cell[]): string {
  const wanted = columnOf(field)
  const names = heading.map(cell => cell.text.trim()).filter(Boolean)
  const found = nearest(wanted, names)
  const near = found === undefined ? '' : `; the nearest column is "${found.slice(0, 40)}"`
  return `${file}:1: there is no column "${wanted[0]?.toUpperCase()}${wanted.slice(1)}"${near}. The first line must name the columns.`
}
