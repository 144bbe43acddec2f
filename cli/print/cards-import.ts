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
    complete: rows.filter(row => (row.card ?? row.reprintOf) && !row.remarks.length).length,
    gameText: rows.filter(row => row.gameText).length,
  }
}

/** What a person reads: what could not be read, by its cause, then the shares. */
export function importText(found: Import, pool: string): string {
  const remarks = found.rows.flatMap(row => row.remarks)
  return [
    ...groupsOf(remarks).flatMap(group => sayGroup(found.file, group)),
    ...(remarks.length ? ['Each of these lines: --json.'] : []),
    ...sayReprints(found),
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

/** So many lines are shown of what has one cause. */
const shownLines = 3

/** Remarks of one cause, those with the most first. */
function groupsOf(remarks: readonly Remark[]): readonly (readonly Remark[])[] {
  const groups = new Map<string, Remark[]>()
  for (const remark of remarks) {
    const cause = `${remark.field}: ${remark.why}; kept: ${remark.kept}`
    groups.set(cause, [...(groups.get(cause) ?? []), remark])
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

function sayGroup(file: string, group: readonly Remark[]): readonly string[] {
  const [{ field, why, kept }] = group as [Remark]
  const cards = counted(new Set(group.map(({ line }) => line)).size, 'card')
  const more = group.length - shownLines
  return [
    `${cards}, ${field}: ${why}; kept: ${kept}${more > 0 ? '; such as' : ''}`,
    ...group.slice(0, shownLines).map(remark => sayRemark(file, remark)),
  ]
}

function sayRemark(file: string, { line, column, title, part }: Remark): string {
  const shown = visible(part).length > longest ? `${visible(part).slice(0, longest)}…` : visible(part)
  return `  ${file}:${line}:${column}: ${visible(title)}: "${shown}"`
}

function sayReprints({ rows }: Import): readonly string[] {
  const reprints = rows.filter(row => row.reprintOf !== undefined).length
  return reprints
    ? [`${counted(reprints, 'row')} print a card again that an earlier row has, with the same facts.`]
    : []
}

function sayColumns({ missing, unknown }: Import): readonly string[] {
  return [
    ...(missing.length ? [`Columns that the file lacks: ${missing.map(columnOf).join(', ')}.`] : []),
    ...(unknown.length ? [`Columns that were ignored: ${unknown.map(visible).join(', ')}.`] : []),
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
