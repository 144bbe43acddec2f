import { isDeepStrictEqual } from 'node:util'
import type { CardFacts, CardType, Edition } from '../facts.ts'
import { type Field, type Row, rowsOf } from './columns.ts'
import { decode, type Encoding } from './decode.ts'
import { jsonTable } from './json-table.ts'
import { missionFacts } from './mission.ts'
import { otherFacts } from './other.ts'
import { personnelFacts } from './personnel.ts'
import { cardFault } from './pool.ts'
import { readTable } from './read-table.ts'
import { type Remark, Remarks } from './remark.ts'
import type { Vocabulary } from './requirement-atom.ts'
import { secondEditionFacts } from './second-edition.ts'
import { shipFacts } from './ship.ts'
import { matchingCommanders, vocabularyOf } from './whole-pool.ts'
import { typeWords } from './words.ts'

/** What came of one row. */
export interface Imported {
  readonly line: number
  readonly title: string
  readonly type?: CardType
  /** Absent where the row gives no card at all. */
  readonly card?: CardFacts
  /** The line of the row that gave this card before: the same facts, printed anew. */
  readonly reprintOf?: number
  /** Sentences of which nothing is kept. */
  readonly gameText: boolean
  readonly remarks: readonly Remark[]
}

/** A file of cards as it was read. A row is complete when nothing of it is remarked on. */
export interface Import {
  readonly file: string
  readonly encoding: Encoding
  readonly edition: Edition
  readonly rows: readonly Imported[]
  readonly missing: readonly Field[]
  readonly unknown: readonly string[]
}

/** Reads a file of cards; `file` is how messages call it. Throws `ImportError` where it is no table of cards. */
export function importCards(bytes: Uint8Array, file: string): Import {
  const { text, encoding } = decode(bytes)
  const { rows, missing, unknown, edition } = rowsOf(jsonTable(text, file) ?? readTable(text, file), file)
  const seen: Seen = new Map()
  const nothing: Vocabulary = { species: new Map(), keywords: new Map(), anyOf: () => [] }
  const first = rows.map(row => (typeOf(row) === 'mission' ? undefined : imported(row, seen, nothing, edition)))
  const vocabulary = vocabularyOf(first.flatMap(one => one?.card ?? []))
  const read = rows.map((row, at) => first[at] ?? imported(row, seen, vocabulary, edition))
  return { file, encoding, edition, rows: matchingCommanders(read, rows), missing, unknown }
}

/** The cards that were read, by title, with their lines. */
type Seen = Map<string, { readonly line: number; readonly card: CardFacts }>

/** Titles bear the mark of the printing, such as ` *VP`, which is not a part of them. */
const printing = / \*[A-Z]{1,4}$/

/** Of a card that is of two types the first. */
const typeWord = (row: Row) => typeWords[row.cells.type.text.split('/')[0]?.trim().toLowerCase() ?? '']

const typeOf = (row: Row): CardType | undefined => typeWord(row)?.type

function imported(row: Row, seen: Seen, vocabulary: Vocabulary, edition: Edition): Imported {
  const { title: cell, type: typeCell } = row.cells
  const title = cell.text.trim().replace(printing, '')
  const { line } = cell.at()
  const remarks = new Remarks(title)
  const before = seen.get(title)
  const type = typeOf(row)
  if (row.misfit !== undefined)
    remarks.add('title', cell, title, `the row has ${row.misfit} cells`, 'the cells as they stand')
  if (!title) remarks.add('title', cell, '', 'the row has no title')
  else if (!type) remarks.add('type', typeCell, typeCell.text, 'no type of card')
  if (!title || !type) return { line, title, gameText: false, remarks: remarks.list }
  const [, second] = typeCell.text.split('/')
  if (second) remarks.add('type', typeCell, second, 'a card of facts is of one type', `the type ${type}`)
  const { facts, gameText } =
    edition === 'second' ? secondEditionFacts(row, type, remarks, vocabulary) : factsOf(row, type, remarks, vocabulary)
  const card = fitting(
    { title, type, ...marksOf(row, type, remarks), ...facts, ...ofType(row, facts) } as CardFacts,
    row,
    remarks,
  )
  if (!before) seen.set(title, { line, card })
  else if (isDeepStrictEqual(before.card, card))
    return { line, title, type, reprintOf: before.line, gameText, remarks: remarks.list }
  else {
    remarks.add('title', cell, title, `line ${before.line} has another card of this title`)
    return { line, title, gameText: false, remarks: remarks.list }
  }
  return { line, title, type, card, gameText, remarks: remarks.list }
}

/** The card without the facts that no card can have, such as an attribute of 1,000. */
function fitting(card: CardFacts, row: Row, remarks: Remarks): CardFacts {
  const fault = cardFault(card)
  if (!fault || !Object.hasOwn(card, fault.fact) || fault.fact === 'title') return card
  remarks.add('title', row.cells.title, fault.fact, fault.why)
  const { [fault.fact as keyof CardFacts]: _, ...others } = card
  return fitting(others as CardFacts, row, remarks)
}

function factsOf(row: Row, type: CardType, remarks: Remarks, vocabulary: Vocabulary) {
  if (type === 'personnel') return personnelFacts(row, remarks)
  if (type === 'ship') return shipFacts(row, remarks)
  if (type === 'mission') return missionFacts(row, remarks, vocabulary)
  return otherFacts(row, type, remarks)
}

/** Of the other types Second Edition marks as well whether a card is unique, which no fact says. */
const bearers: ReadonlySet<CardType> = new Set(['personnel', 'ship', 'facility', 'mission', 'site'])

const uniques: readonly string[] = ['enig', 'uniq', 'unique', 'y', 'yes', 'true']

/** Universal or not; the mark of an enigma is an icon. */
function marksOf(row: Row, type: CardType, remarks: Remarks): Partial<CardFacts> {
  const cell = row.cells.uniqueness
  const word = cell.text.trim().toLowerCase()
  if (['univ', 'universal'].includes(word)) return { unique: false }
  if (['n', 'no', 'false'].includes(word)) return bearers.has(type) ? { unique: false } : {}
  if (word && !uniques.includes(word)) remarks.add('uniqueness', cell, cell.text, 'neither universal nor unique')
  return {}
}

/** Icons and keywords that follow from the type and the mark of uniqueness. */
function ofType(row: Row, { icons = [], keywords = [] }: Partial<CardFacts>): Partial<CardFacts> {
  const { icon, keyword } = typeWord(row) ?? {}
  const marks = row.cells.uniqueness.text.trim().toLowerCase() === 'enig' ? ['enigma'] : []
  const allIcons = [...icons, ...(icon ? [icon] : []), ...marks]
  const allKeywords = keyword ? [...keywords, keyword] : keywords
  return { ...(allIcons.length ? { icons: allIcons } : {}), ...(allKeywords.length ? { keywords: allKeywords } : {}) }
}
