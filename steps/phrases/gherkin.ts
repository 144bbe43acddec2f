import type { Example } from './phrase.ts'

/** A step as it stands in a feature, its table aligned. */
export const gherkin = ({ text, table = [] }: Example): string =>
  [text, ...alignedRows(table).map(row => `  ${row}`)].join('\n')

/** The rows of a table with their columns aligned. */
export function alignedRows(table: readonly (readonly string[])[]): readonly string[] {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map(cells => (cells[column] ?? '').length)))
  return table.map(cells => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
}
