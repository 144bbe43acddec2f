import type { styleText } from 'node:util'
import type { Totals } from './result.ts'
import { percentText, score } from './score.ts'
import { countOf, errorsIn, printable } from './words.ts'

export type Style = Parameters<typeof styleText>[0]
export type Paint = (style: Style, text: string) => string

const heads = ['score', 'passed', 'failed', 'errors', 'lacking', 'n/a'] as const

/** Names with their totals, as wide as the terminal; on a narrow one with fewer columns. */
export function table(
  head: string,
  rows: readonly (readonly [string, Totals])[],
  columns: number,
  paint: Paint,
): string {
  const width = 8
  const wide = columns >= 24 + width * heads.length
  const kept = wide ? heads.length : 3
  const room = Math.min(columns - width * kept, Math.max(head.length, ...rows.map(([name]) => name.length)) + 2)
  const line = (name: string, cells: readonly string[]) =>
    clip(name, room - 1).padEnd(room) +
    cells
      .slice(0, kept)
      .map(cell => cell.padStart(width))
      .join('')
  const body = rows.map(([name, totals]) => paint(rowStyle(totals), line(printable(name), cells(totals))))
  return [paint('bold', line(head, heads)), ...body].join('\n')
}

function cells(totals: Totals): string[] {
  const errors = errorsIn(totals)
  const uncounted = totals['not-applicable'] + totals.disputed
  const numbers = [
    totals.pass,
    totals.fail + totals.unproven,
    errors,
    totals.unsupported + countOf(totals, 'partly-checked'),
    uncounted,
  ]
  return [percentText(score(totals)), ...numbers.map(number => (number === 0 ? '·' : String(number)))]
}

function rowStyle(totals: Totals): Style {
  const { passed, scored } = score(totals)
  if (scored === 0) return 'dim'
  return passed === scored ? 'green' : 'reset'
}

/** Shortens in the middle: long titles differ at their ends. */
function clip(text: string, width: number): string {
  if (text.length <= width) return text
  const head = Math.ceil((width - 1) / 2)
  return `${text.slice(0, head)}…${text.slice(text.length - (width - 1 - head))}`
}
