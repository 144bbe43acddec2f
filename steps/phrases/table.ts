import { nearest } from '../types/nearest.ts'
import { LanguageError } from '../types/reader.ts'
import type { Rows } from './phrase.ts'

/** One data row of a table by heading; `row` counts from 1, the heading is 0. */
export interface TableRow {
  readonly row: number
  readonly cell: (heading: string) => string
}

/** The rows of a table whose headings are among `columns`; `needed` ones must be there. Other spellings stand in `aliases`. */
export function tableRows(
  rows: Rows,
  columns: readonly string[],
  needed: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): readonly TableRow[] {
  const headings = (rows[0] ?? []).map(written => {
    const heading = written.toLowerCase()
    return Object.hasOwn(aliases, heading) ? (aliases[heading] ?? heading) : heading
  })
  for (const heading of headings) checkHeading(heading, columns)
  for (const column of needed) if (!headings.includes(column)) missing(column, columns)
  return rows.slice(1).map((cells, index) => ({
    row: index + 1,
    cell: heading => cells[headings.indexOf(heading)] ?? '',
  }))
}

function checkHeading(heading: string, columns: readonly string[]): void {
  if (columns.includes(heading)) return
  const near = nearest(heading, columns)
  const mend = near ? `; nearest: \`${near}\`` : `; columns are ${columns.join(', ')}`
  throw new LanguageError(`no column \`${heading}\` here${mend}`, 0)
}

function missing(column: string, columns: readonly string[]): never {
  throw new LanguageError(`the table needs a column \`${column}\` (columns are ${columns.join(', ')})`, 0)
}

/** Runs `read` for one row; an error in it names the row. */
export function inRow<T>(row: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof LanguageError && error.row === undefined) throw new LanguageError(error.message, row)
    throw error
  }
}

/** A whole number in a cell; undefined when it is empty. */
export function numberCell(text: string, what: string): number | undefined {
  if (text === '') return undefined
  if (!/^-?\d+$/.test(text)) throw new LanguageError(`${what} is a whole number, found \`${text}\``)
  return Number(text)
}

/** The cells of a list of sentences or cards; a first row with just the heading, or another word for it, is left out. */
export function listCells(
  rows: Rows,
  heading: string,
  others: readonly string[] = [],
): readonly { readonly row: number; readonly text: string }[] {
  const cells = rows.map((cells, row) => ({ row, text: cells[0] ?? '' }))
  const wide = rows.findIndex(cells => cells.length !== 1)
  if (wide >= 0) throw new LanguageError(`one column expected (\`${heading}\`)`, wide)
  const [first] = cells
  return first && [heading, ...others].includes(first.text.toLowerCase()) ? cells.slice(1) : cells
}

/** A table with only the columns in which some row says something. */
export function compact(headings: readonly string[], data: Rows): Rows {
  const used = headings.map((_, index) => index === 0 || data.some(cells => cells[index] !== ''))
  const keep = (cells: readonly string[]) => cells.filter((_, index) => used[index])
  return [keep(headings), ...data.map(keep)]
}
