import { isGiven } from '../../../steps/judge/given.ts'
import type { Operation, Player } from '../../../steps/operation.ts'
import { alignedRows } from '../../../steps/phrases/gherkin.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { withSentences } from '../write-down.ts'

/** A scenario and the text that it was compiled from. */
export interface Written {
  readonly text: string
  readonly kase: Pick<Case, 'steps'>
}

/** The text with one more card: a row in the player's table, or a table of his own. */
export const withCard = (written: Written, player: Player, card: string, where: string): string =>
  withRow(written, `${player} has:`, one => one.op === 'has' && one.player === player, { card, where })

/** The text with one more mission at the right end. */
export const withMission = (written: Written, mission: string): string =>
  withRow(written, 'the spaceline:', ({ op }) => op === 'locations', { mission, location: mission, quadrant: 'Alpha' })

/** The text with one more sentence of the position. */
export const withGiven = ({ text, kase }: Written, said: string): string =>
  withSentences(text, kase, lastGiven(kase), [{ keyword: 'Given', text: said }])

/** The text in which it is that moment, instead of another one. */
export function withMoment({ text, kase }: Written, moment: string): string {
  const old = kase.steps.find(({ operation }) => operation.op === 'moment')
  if (!old) return withGiven({ text, kase }, moment)
  const lines = text.split('\n')
  lines[old.line - 1] = `${indentOf(lines[old.line - 1])}${old.keyword} ${moment}`
  return lines.join('\n')
}

/** The text without the card's row; the table goes with its last. A card that stands in no row stays. */
export function withoutCard({ text, kase }: Written, title: string): string {
  const lines = text.split('\n')
  for (const { operation, line } of kase.steps) {
    if (operation.op !== 'has' && operation.op !== 'locations') continue
    const rows = rowsBelow(lines, line)
    const at = rows.findIndex((row, index) => index > 0 && cellsOf(row).some(cell => cell === title))
    if (at < 0) continue
    if (rows.length === 2) lines.splice(line - 1, 3)
    else lines.splice(line + at, 1)
    return lines.join('\n')
  }
  return text
}

/** How many steps set the position up before the first that does something. */
function lastGiven({ steps }: Pick<Case, 'steps'>): number {
  const first = steps.findIndex(({ operation }) => !isGiven(operation) || operation.op === 'history')
  return first < 0 ? steps.length : first
}

type Cells = Readonly<Record<string, string>>

function withRow({ text, kase }: Written, sentence: string, isIt: (one: Operation) => boolean, cells: Cells): string {
  const lines = text.split('\n')
  const step = kase.steps.slice(0, lastGiven(kase)).findLast(({ operation }) => isIt(operation))
  if (!step) {
    const columns = ['mission', 'card', 'where'].filter(column => cells[column] !== undefined)
    const added = withGiven({ text, kase }, sentence)
    const line = added.split('\n').findIndex((one, at) => one !== lines[at])
    return spliced(
      added,
      line + 1,
      0,
      table([columns, columns.map(column => cells[column] ?? '')], indentOf(added.split('\n')[line])),
    )
  }
  const rows = rowsBelow(lines, step.line).map(cellsOf)
  const head = rows[0] ?? []
  return spliced(
    text,
    step.line,
    rows.length,
    table([...rows, head.map(column => cells[column] ?? '')], indentOf(lines[step.line - 1])),
  )
}

function spliced(text: string, at: number, count: number, rows: readonly string[]): string {
  const lines = text.split('\n')
  lines.splice(at, count, ...rows)
  return lines.join('\n')
}

const indentOf = (line = ''): string => /^\s*/.exec(line)?.[0] ?? ''

/** The rows of the table below a line, the lines being counted from 1. */
function rowsBelow(lines: readonly string[], line: number): readonly string[] {
  const below = lines.slice(line)
  const end = below.findIndex(one => !/^\s*\|/.test(one))
  return end < 0 ? below : below.slice(0, end)
}

/** A bar within a cell is written with a backslash. */
const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim())

const table = (rows: readonly (readonly string[])[], indent: string): readonly string[] =>
  alignedRows(rows).map(row => `${indent}  ${row}`)
