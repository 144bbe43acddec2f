import { nearestStart } from './nearest.ts'

/** A text that the language does not know: what was expected, where it stands, and the nearest valid word. */
export class LanguageError extends Error {
  override readonly name = 'LanguageError'
  /** Row of the step's table, heading = 0; absent when the sentence itself is wrong. */
  readonly row: number | undefined
  /** Whether the message offers a valid word. */
  readonly offers: boolean

  constructor(message: string, row?: number, offers = false) {
    super(message)
    this.row = row
    this.offers = offers
  }
}

/** A text and how far it has been read. */
export interface Reader {
  readonly text: string
  at: number
}

/** Reads over the match of the sticky pattern at the reader's place; undefined = there is none. */
export function take(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)
  if (!found) return undefined
  reader.at = pattern.lastIndex
  return found
}

/** Throws: the rest of the text is not what was expected here; `valid` are the words to suggest from. */
export function unreadable(reader: Reader, expected: string, valid: readonly string[] = []): never {
  const rest = reader.text.slice(reader.at)
  const near = nearestStart(rest, valid)
  const where = reader.at === 0 ? '' : ` after \`${reader.text.slice(0, reader.at).trim()}\``
  const found = rest.trim() === '' ? 'nothing' : `\`${rest.trim()}\``
  const offer = near ? `; nearest: \`${near}\`` : ''
  throw new LanguageError(`${expected} expected${where}, found ${found}${offer}`, undefined, near !== undefined)
}

/** A list joined by commas and "and", as long as `read` finds an item. */
export function readList<T>(reader: Reader, read: (reader: Reader) => T | undefined): T[] {
  const items: T[] = []
  for (;;) {
    const before = reader.at
    if (items.length > 0 && !take(reader, /, and |, | and /y)) return items
    const item = read(reader)
    if (item === undefined) {
      reader.at = before
      return items
    }
    items.push(item)
  }
}

/** `a, b and c`. */
export function printList(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
