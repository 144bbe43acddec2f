import type { Edition } from '../facts.ts'
import { nearest } from '../nearest.ts'
import { ImportError } from './import-error.ts'
import type { Cell, Table } from './read-table.ts'

/** The columns that are read, by the names under which exports have them. */
const columnNames = {
  title: ['name', 'title', 'card name'],
  uniqueness: ['uniqueness', 'unique'],
  type: ['type', 'card type'],
  kind: ['mission/ dilemma type', 'mission type', 'dilemma type'],
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
  characteristics: ['characteristics/ keywords', 'characteristics', 'keywords'],
  refers: ['requires'],
  persona: ['persona'],
  commands: ['command', 'matching commander'],
  names: ['names', 'named in lore'],
  text: ['text', 'game text'],
  cost: ['cost'],
  species: ['species'],
  skills: ['skills'],
} as const

export type Field = keyof typeof columnNames

/** Fields of which the cards of the other edition have no column. */
const absent: Readonly<Record<Edition, readonly Field[]>> = {
  first: ['cost', 'species', 'skills'],
  second: ['region', 'refers', 'persona', 'commands', 'names'],
}

/** Columns that hold nothing for the pool; they are passed over without a word. */
const passedOver = [
  'release',
  'set',
  'pool',
  'property',
  'reports',
  'image file',
  'image',
  'rarity',
  'lore',
  'collectors info',
]

/** One row by field; a column that the file lacks gives an empty cell at the row's beginning. */
export interface Row {
  readonly cells: Readonly<Record<Field, Cell>>
  /** How many cells the row has, where that is not the number of columns. */
  readonly misfit?: number
}

export interface Rows {
  /** Cards with costs are those of Second Edition. */
  readonly edition: Edition
  readonly rows: readonly Row[]
  readonly missing: readonly Field[]
  /** Names of columns that nobody knows. */
  readonly unknown: readonly string[]
}

const fields = Object.keys(columnNames) as Field[]

/** How a message calls the column of a field. */
export const columnOf = (field: Field): string => columnNames[field][0]

/** A name by its letters alone: programs write `Mission/ Dilemma Type`, `missionDilemmaType` or `mission_type`. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '')

/** The rows of a table by field, whatever the order of its columns; throws where there is no column of titles or types. */
export function rowsOf({ heading, rows }: Table, file: string): Rows {
  const names = heading.map(cell => plain(cell.text))
  const places = new Map<Field, number>()
  for (const field of fields) {
    const own = columnNames[field].map(plain)
    const at = names.findIndex(name => own.includes(name))
    if (at >= 0) places.set(field, at)
  }
  for (const field of ['title', 'type'] as const)
    if (!places.has(field)) throw new ImportError(lacks(file, field, heading))
  const read = new Set(places.values())
  const edition = places.has('cost') ? 'second' : 'first'
  const others = passedOver.map(plain)
  return {
    edition,
    rows: rows.map(cells => rowOf(cells, places, heading.length)),
    missing: fields.filter(field => !places.has(field) && !absent[edition].includes(field)),
    unknown: heading.filter((_, at) => !read.has(at) && !others.includes(names[at] ?? '')).map(cell => cell.text),
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
