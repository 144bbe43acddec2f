import { columnOf } from '../../cards/import/columns.ts'
import type { Import, Imported } from '../../cards/import/import-cards.ts'
import type { Remark } from '../../cards/import/remark.ts'
import { counted } from '../../reports/words.ts'

interface Share {
  readonly rows: number
  readonly complete: number
  /** Rows with sentences, of which nothing is kept. */
  readonly gameText: number
}

export interface Summary extends Share {
  readonly types: Readonly<Record<string, Share>>
}

/** How many rows were read completely, in all and by type. */
export function summaryOf({ rows }: Import): Summary {
  const types = [...new Set(rows.map(typeOf))].sort()
  const ofType = (type: string) => shareOf(rows.filter(row => typeOf(row) === type))
  return { ...shareOf(rows), types: Object.fromEntries(types.map(type => [type, ofType(type)])) }
}

const typeOf = ({ type }: Imported): string => type ?? 'no card'

function shareOf(rows: readonly Imported[]): Share {
  return {
    rows: rows.length,
    complete: rows.filter(row => row.card && !row.remarks.length).length,
    gameText: rows.filter(row => row.gameText).length,
  }
}

/** What a person reads: each part that could not be read, then the shares. */
export function importText(found: Import, pool: string): string {
  const remarks = found.rows.flatMap(row => row.remarks)
  return [
    ...remarks.map(remark => sayRemark(found.file, remark)),
    ...sayColumns(found),
    ...table(summaryOf(found)),
    '',
    `Pool: ${pool}, ${counted(found.rows.filter(row => row.card).length, 'card')}. It is yours: keep it out of what you publish.`,
    `Play with it: stccg-conformance run --cards ${pool}`,
    '',
  ].join('\n')
}

/** What came from the file may hold anything: control characters would steer the terminal. */
const visible = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')

const longest = 60

function sayRemark(file: string, { line, column, title, field, part, why, kept }: Remark): string {
  const shown = visible(part).length > longest ? `${visible(part).slice(0, longest)}…` : visible(part)
  return `${file}:${line}:${column}: ${visible(title)}, ${field}: "${shown}"\n  ${why}; kept: ${kept}`
}

function sayColumns({ missing, unknown }: Import): readonly string[] {
  return [
    ...(missing.length ? [`Columns that the file lacks: ${missing.map(columnOf).join(', ')}.`] : []),
    ...(unknown.length ? [`Columns that were passed over: ${unknown.map(visible).join(', ')}.`] : []),
  ]
}

const count = (number: number): string => number.toLocaleString('en')

function table({ types, ...all }: Summary): readonly string[] {
  const head = `${'Type'.padEnd(18)}${'rows'.padStart(7)}${'complete'.padStart(10)}${'share'.padStart(9)}${'with game text'.padStart(17)}`
  const lines = Object.entries(types).map(([type, share]) => rowOf(type, share))
  return ['', head, ...lines, rowOf('all', all)]
}

function rowOf(type: string, { rows, complete, gameText }: Share): string {
  const share = `${((complete / rows) * 100).toFixed(1)} %`
  return `${type.padEnd(18)}${count(rows).padStart(7)}${count(complete).padStart(10)}${share.padStart(9)}${count(gameText).padStart(17)}`
}
