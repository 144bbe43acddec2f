import type { Rows } from '../phrases/phrase.ts'
import { spellings } from './all-spellings.ts'

const word = /^(?:yes|no|none|\d+|[A-Z.]{4,})$/
// Quotation marks within a title: "Paxan "Wormhole"".
const nested = /"([^"]* )"([^"]+)""/g
const inQuotes = /"([^"]*)"/g

/** The sentence in the words of the language, as far as its spellings are known; titles stay as they are. */
export function respell(text: string): string {
  const titles: string[] = []
  const masked = text
    .replace(nested, '"$1\'$2\'"')
    .replace(inQuotes, (whole, inner: string) => (word.test(inner) ? whole : `"${titles.push(inner) - 1}#"`))
  const read = spellings.reduce((so, spelling) => so.replace(spelling.written, spelling.read), masked)
  return read.replace(/"(\d+)#"/g, (_, index) => `"${titles[Number(index)]}"`)
}

/** Columns of sentences and of parts of them. */
const inWords: ReadonlySet<string | undefined> = new Set(['where', 'state', 'action', 'is'])

/** The table with its sentences, places and conditions respelt; titles stay as they are. */
export function respellTable(text: string, table: Rows): Rows {
  const [heading = []] = table
  const isList = heading.length === 1 && !text.endsWith('in order:')
  return table.map((cells, row) =>
    row === 0 && !isList
      ? cells
      : cells.map((cell, column) => (isList || inWords.has(heading[column]) ? respell(cell) : cell)),
  )
}
