import { decode } from '../../cards/import/decode.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { parts } from './headings.ts'
import { jsonLines } from './json-lines.ts'
import { isXmlDeck } from './list-lines.ts'
import type { DeckList } from './read-deck.ts'

/** Lines of a list that are too few to tell by them what it is. */
const few = 5

const kinds: readonly (readonly [begins: RegExp, name: string])[] = [
  [/^<(?:!doctype\s+html|html)\b/i, 'a page in HTML'],
  [/^</, 'XML, and neither a .dek of LackeyCCG nor an .o8d of OCTGN'],
  [/^\{\\rtf/, 'a document in RTF'],
  [/^%PDF/, 'a document in PDF'],
  [/^PK\W\W/, 'a ZIP archive, as documents of office programs are'],
  [/^ÐÏ/, 'a document of an older office program'],
  [/^(?:‰PNG|GIF8|ÿØÿ)/, 'a picture'],
  [/^\[[^\]"{[\n]*\](?:\r?\n|$)/, 'a file with sections in brackets, such as a deck of Forge'],
  [/^[{[]/, 'JSON in which no list of titles or of cards stands'],
  [/^(?:---\n)?[\w -]+:[ \r]*\n[ ]*- /, 'YAML'],
  [/^[^\n]*,[^\n]*,[^\n]*,/, 'a table with commas (CSV)'],
  [/^[^\n]*;[^\n]*;[^\n]*;/, 'a table with semicolons (CSV)'],
  [/^[^\n]*\t[^\n]*\t[^\n]*\t/, 'a table with tabs'],
]

/** Refuses a file that is of another form than a list of cards, and names the form. */
export function requireList(bytes: Uint8Array, file: string, form: string): void {
  const start = decode(bytes.subarray(0, 10_000))
    .text.replace(/^\uFEFF/, '')
    .trimStart()
  if (isXmlDeck(start) || jsonLines(decode(bytes).text)) return
  const kind = kinds.find(([begins]) => begins.test(start))?.[1]
  if (kind) throw new UsageError(`${file}: this is ${kind}, and no list of cards. Export the deck as text. ${form}`)
}

/** Refuses what cannot be judged: cards under a heading that nobody knows, and a list without headings of which most is unknown. */
export function requireDeck({ cards, unread, sorted }: DeckList, file: string): void {
  const stray = cards.find(({ part }) => !parts.includes(part))
  if (stray)
    throw new UsageError(
      `${file}:${stray.line}: this card stands under "${stray.part}", a heading that is not known here. Parts of a deck are ${parts.join(', ')}.`,
    )
  const strangers = new Set(unread.map(({ line }) => line))
  const known = cards.filter(({ line }) => !strangers.has(line)).length
  const all = known + strangers.size
  if (!sorted || all < few || known * 2 >= all) return
  const [{ line, text } = { line: 1, text: '' }] = unread
  throw new UsageError(
    `${file}: only ${known} of ${all} lines are cards that are known here, so nothing is said of the deck. The first that is not: line ${line}, "${text}". If these are titles, give a pool of your cards with --cards.`,
  )
}
