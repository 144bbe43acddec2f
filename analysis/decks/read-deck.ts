import { findCard, nearestTitles } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { decode } from '../../cards/import/decode.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { findLoosely } from './find-loosely.ts'
import { headingOf } from './headings.ts'
import { listLines } from './list-lines.ts'

/** One line of a list, with where it stands. */
export interface ListedCard {
  readonly line: number
  readonly part: string
  readonly title: string
  readonly count: number
}

/** A line of which no card could be made. */
export interface Unread {
  readonly line: number
  readonly text: string
  /** Of a title that nobody knows, those most like it; absent = the line is no card's. */
  readonly nearest?: readonly string[]
}

export interface DeckList {
  readonly cards: readonly ListedCard[]
  readonly unread: readonly Unread[]
  /** The list has no headings, and each card went where its type belongs. */
  readonly sorted: boolean
}

const most = { copies: 1000, lines: 2000 }

/** Reads the deck of a text file: cards with their counts under headings, as LackeyCCG and OCTGN write it, or as people do. */
export function readDeck(bytes: Uint8Array, file: string): DeckList {
  const lines = listLines(decode(bytes).text)
  if (lines.length > most.lines) throw new UsageError(`${file}: this has more than ${most.lines} lines; it is no deck.`)
  const cards: ListedCard[] = []
  const unread: Unread[] = []
  let part: string | undefined
  for (const { line, words } of lines) {
    if (!words || /^(?:#|\/\/)/.test(words)) continue
    const heading = headingOf(words, title => !!findLoosely(title))
    part = heading ?? part
    if (heading !== undefined) continue
    const { card, stranger } = readLine(words, line)
    if (stranger) unread.push(stranger)
    if (card) cards.push({ ...card, part: part ?? '' })
  }
  const sorted = part === undefined
  return {
    cards: cards.map(card => ({ ...card, part: card.part || (sorted ? partByType(card.title) : 'draw deck') })),
    unread,
    sorted,
  }
}

function readLine(words: string, line: number): { card?: Omit<ListedCard, 'part'>; stranger?: Unread } {
  const { title, count } = entryOf(words)
  if (count < 1 || count > most.copies || !title) return { stranger: { line, text: short(words) } }
  const card = findLoosely(title)
  if (card) return { card: { line, title: card.title, count } }
  const text = short(title)
  return { card: { line, title: text, count }, stranger: { line, text, nearest: nearestTitles(text) } }
}

/** `2 Data`, `2x Data` or `Data`; a title may begin with a number of its own. */
function entryOf(words: string): { readonly title: string; readonly count: number } {
  const [, count, title] = words.match(/^(\d{1,9})(?:\s*[x×])?(?=\s)\s*(\S.*|)$/i) ?? []
  if (count === undefined || title === undefined || (!words.includes('\t') && findLoosely(words)))
    return { title: words, count: 1 }
  return { title: title.trim(), count: Number(count) }
}

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text)

const parts: Readonly<Partial<Record<CardFacts['type'], string>>> = {
  mission: 'missions',
  site: 'sites',
  dilemma: 'seed deck',
  artifact: 'seed deck',
  facility: 'seed deck',
  tactic: 'Battle Bridge',
  tribble: 'Tribbles',
}

/** Where a card belongs that stands under no heading. */
function partByType(title: string): string {
  const card = findCard(title)
  if (card?.icons?.includes('q')) return 'Q-Continuum'
  return (card && parts[card.type]) ?? 'draw deck'
}
