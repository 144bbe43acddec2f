import { type CardName, type Player, players } from '../operation.ts'
import { takeNumber } from './number.ts'
import { LanguageError, type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

/** `Alice's ` before a title or a pile. */
export const ownerPattern = `(?:${players.join('|')})'s `
export const cardNamePattern = `(?:${ownerPattern})?"[^"]+"(?: \\[[^\\]]+\\])?`

const owned = new RegExp(`(?:(${players.join('|')})'s )?"([^"]+)"(?: \\[([^\\]]+)\\])?`, 'y')

/** Quotation marks within a title stand as apostrophes inside quotes: `"Paxan 'Wormhole'"`. */
export const titleOf = (text: string): string => text.replace(/(^|\s)'([^']+)'(?=\s|$)/g, '$1"$2"')

export function takeCardName(reader: Reader): CardName | undefined {
  const found = take(reader, owned)
  if (!found) return undefined
  const [, owner, title, label] = found
  return named(titleOf(title as string), label, owner as Player | undefined)
}

export function readCardName(reader: Reader): CardName {
  return takeCardName(reader) ?? unreadable(reader, 'a card in quotation marks')
}

export function printCardName({ title, label, owner }: CardName): string {
  const ownership = owner ? `${owner}'s ` : ''
  return `${ownership}"${title.replaceAll('"', "'")}"${label ? ` [${label}]` : ''}`
}

/** The name in a cell of a card column: quotation marks may be left out. */
export function cardNameOfCell(cell: string): CardName {
  const reader = { text: cell, at: 0 }
  const quoted = takeCardName(reader)
  if (quoted && reader.at === cell.length) return quoted
  const several = /^(\w+) "[^"]+"$/.exec(cell)?.[1]
  if (several && takeNumber({ text: several, at: 0 }) !== undefined)
    throw new LanguageError(
      `one title expected, found \`${cell}\`; the number of copies goes into the column \`count\``,
    )
  const [, title = cell, label] = /^(.+?)(?: \[([^\]]+)\])?$/.exec(cell) ?? []
  return named(titleOf(title), label, undefined)
}

export function cellOfCardName(name: CardName): string {
  if (name.owner || name.title.startsWith('"')) return printCardName(name)
  return name.label ? `${name.title} [${name.label}]` : name.title
}

export const cardName: TextType<CardName> = {
  name: 'card',
  meaning: 'one card',
  pattern: cardNamePattern,
  read: readCardName,
  print: printCardName,
  examples: ['"Data"', `Bob's "Archer"`, '"Sisters of Duras" [Lursa]', `"Paxan 'Wormhole'"`],
}

function named(title: string, label: string | undefined, owner: Player | undefined): CardName {
  return { title, ...(label && { label }), ...(owner && { owner }) }
}
