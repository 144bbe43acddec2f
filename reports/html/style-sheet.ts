import { readdirSync, readFileSync } from 'node:fs'

const style = new URL('./style/', import.meta.url)

/** The style sheets of the report and of further folders, within each in the order of their names. */
export function styleSheet(...more: readonly URL[]): string {
  const sheets = [style, ...more].flatMap(folder =>
    readdirSync(folder)
      .sort()
      .map(file => new URL(file, folder)),
  )
  return sheets.map(sheet => readFileSync(sheet, 'utf8')).join('\n')
}
