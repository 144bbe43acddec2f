import { CsvError, type Options, parse } from 'csv-parse/sync'
import { ImportError } from './import-error.ts'

/** A place in the file; both from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** One cell as read, with the place of each of its letters in the file. */
export interface Cell {
  readonly text: string
  at(index?: number): Position
}

/** A file of rows under one heading, as read. */
export interface Table {
  readonly delimiter: Delimiter
  readonly heading: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}

type Delimiter = ',' | '\t' | ';'

interface Read {
  readonly record: string[]
  readonly raw: string
}

const delimiters: readonly Delimiter[] = [',', '\t', ';']

/** Reads a table whose cells are separated by commas, tabs or semicolons; `file` is how messages call it. */
export function readTable(whole: string, file: string): Table {
  const text = whole.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  if (text.includes('\0'))
    throw new ImportError(`${file}: this is not a text; save the cards as CSV or tab-separated text.`)
  const firstLine = text.trimStart().split('\n', 1)[0] ?? ''
  if (!firstLine) throw new ImportError(`${file}: the file is empty; its first line must name the columns.`)
  const delimiter = delimiters.reduce((best, one) =>
    count(firstLine, one) > count(best ? firstLine : '', best) ? one : best,
  )
  const records = delimiter === '\t' ? tabbed(text, file) : parsed(text, file, { delimiter })
  const [heading, ...rows] = placed(records, text, delimiter)
  return { delimiter, heading: heading ?? [], rows: rows.filter(cells => cells.some(cell => cell.text.trim())) }
}

const count = (line: string, sign: string): number => line.split(sign).length - 1

/** Tab-separated files quote their cells or use quotation marks as letters: as it fits the number of columns. */
function tabbed(text: string, file: string): readonly Read[] {
  const plain = parsed(text, file, { delimiter: '\t', quote: null })
  if (!text.includes('"')) return plain
  try {
    const quoted = parsed(text, file, { delimiter: '\t' })
    return misfits(quoted) < misfits(plain) ? quoted : plain
  } catch {
    return plain
  }
}

const misfits = (records: readonly Read[]): number =>
  records.filter(({ record }) => record.length !== records[0]?.record.length).length

function parsed(text: string, file: string, options: Options): readonly Read[] {
  const always: Options = { raw: true, relax_column_count: true, skip_empty_lines: true }
  try {
    return parse(text, {
      ...always,
      record_delimiter: '\n',
      relax_quotes: options.quote === null,
      ...options,
    }) as unknown as readonly Read[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportError(`${file}:${lineOf(error)}: ${sayCsv(error)}`)
  }
}

const lineOf = (error: CsvError): number => Number((error as { lines?: unknown }).lines ?? 1)

function sayCsv({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'a quotation mark that opens in this cell never closes; add the one that is missing.'
  if (code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'INVALID_OPENING_QUOTE')
    return 'a quotation mark stands inside a cell; write it twice, and put the cell into quotation marks.'
  return `${message}.`
}

/** Finds each record and each cell in the text again. */
function placed(records: readonly Read[], text: string, delimiter: string): readonly (readonly Cell[])[] {
  const starts = lineStarts(text)
  let from = 0
  return records.map(({ record, raw }) => {
    const start = Math.max(text.indexOf(raw, from), from)
    from = start + raw.length
    return cellsOf(record, raw, start, delimiter, starts)
  })
}

function cellsOf(
  record: readonly string[],
  raw: string,
  start: number,
  delimiter: string,
  starts: readonly number[],
): readonly Cell[] {
  let offsets: readonly number[] | undefined
  return record.map((text, index) => ({
    text,
    at: (letter = 0) => {
      offsets ??= cellOffsets(raw, delimiter, record)
      return positionOf(start + letterOffset(raw, offsets[index] ?? 0, letter), starts)
    },
  }))
}

/** Where the cells of a raw record begin, quotation marks included. */
function cellOffsets(raw: string, delimiter: string, record: readonly string[]): readonly number[] {
  const offsets: number[] = []
  let at = raw.match(/^\n*/)?.[0].length ?? 0
  for (const text of record) {
    offsets.push(at)
    const quoted = raw[at] === '"' && !raw.startsWith(text, at)
    const length = quoted ? text.length + count(text, '"') + 2 : text.length
    const next = raw.indexOf(delimiter, at + length)
    at = next < 0 ? raw.length : next + 1
  }
  return offsets
}

function letterOffset(raw: string, start: number, letter: number): number {
  if (raw[start] !== '"') return start + letter
  let at = start + 1
  for (let left = letter; left > 0; left--) at += raw[at] === '"' && raw[at + 1] === '"' ? 2 : 1
  return at
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1)
  return starts
}

function positionOf(offset: number, starts: readonly number[]): Position {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}
