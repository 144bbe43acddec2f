import { createHash } from 'node:crypto'

const letters = 'abcdefghijklmnop'

const quotes: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u2032`]/g, "'"],
  [/[\u201c\u201d\u201e\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
]

/**
 * The text that counts when two copies of a paragraph are compared: Unicode NFKC, typographic quotes, dashes and
 * ellipses made plain, emphasis asterisks and the mark of a list item dropped, white space collapsed, lower case.
 */
export function normalise(text: string): string {
  const plain = quotes.reduce((line, [from, to]) => line.replace(from, to), text.normalize('NFKC'))
  return plain
    .replace(/\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[\u2022-]|\(?\d{1,2}[.)]|[a-z]\)) ?/i, '')
    .toLowerCase()
}

/** Ten letters from a to p, the half-bytes of the SHA-256 of the normalised text: never mistaken for a number. */
export function digest(text: string): string {
  const bytes = createHash('sha256').update(normalise(text)).digest()
  return [...bytes.subarray(0, 5)]
    .flatMap(byte => [byte >> 4, byte & 15])
    .map(half => letters[half])
    .join('')
}
