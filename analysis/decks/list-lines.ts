import { jsonLines } from './json-lines.ts'

/** What stands in a list, with the line of the file that says it: `Missions:`, or a number, a tab and a title. */
export interface ListLine {
  readonly line: number
  readonly words: string
}

const begins = /^\s*(?:<\?xml[^<>]*>\s*)?<deck\b/i
const tag = /<(superzone|section|card|name)\b([^<>]*)>([^<>]*)/gi

/** Whether it is the XML in which LackeyCCG (.dek) or OCTGN (.o8d) keep a deck: zones or sections of cards. */
export const isXmlDeck = (text: string): boolean => begins.test(text) && /<(?:superzone|section)\b/i.test(text)

/** The lines of a text, or those that say the same as such a deck in XML or JSON. */
export function listLines(text: string): readonly ListLine[] {
  if (isXmlDeck(text)) return linesOfXml(text)
  const ofJson = jsonLines(text)
  if (ofJson) return ofJson
  return text.split(/\r\n|\r|\n/).map((words, at) => ({ line: at + 1, words: words.trim() }))
}

function linesOfXml(text: string): readonly ListLine[] {
  const lines: ListLine[] = []
  let [line, at] = [1, 0]
  let isCard = false
  for (const { 1: kind = '', 2: attributes = '', 3: inside = '', index } of text.matchAll(tag)) {
    line += text.slice(at, index).split(/\r\n|\r|\n/).length - 1
    at = index
    const words = plain(inside)
    if (/^s/i.test(kind)) lines.push({ line, words: `${attribute(attributes, 'name') ?? '?'}:` })
    // A deck has a name as well.
    else if (words && (isCard || kind.toLowerCase() === 'card'))
      lines.push({ line, words: `${attribute(attributes, 'qty') ?? '1'}\t${words}` })
    isCard = kind.toLowerCase() === 'card' && !words
  }
  return lines
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes)
  return found ? plain(found[1] ?? found[2] ?? '') : undefined
}

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
)

/** The text on one line, with the signs that XML writes in words. */
function plain(text: string): string {
  const said = text.replace(/&(#?\w+);/g, (whole, name: string) => signs.get(name) ?? numbered(name) ?? whole)
  return said.replace(/\s+/g, ' ').trim()
}

function numbered(name: string): string | undefined {
  const code = name.startsWith('#') ? Number(name.slice(1).replace(/^x/i, '0x')) : Number.NaN
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
