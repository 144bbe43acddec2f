import { nearestTitles } from '../../cards/catalogue.ts'
import type { CardFacts, Edition } from '../../cards/facts.ts'
import { decode } from '../../cards/import/decode.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { editionOfDeck, ofEdition } from './edition-of-deck.ts'
import { byType, headingOf, partNamed } from './headings.ts'
import { listLines } from './list-lines.ts'
import { type MarkedTitle, readTitle } from './marks.ts'
import { partByType } from './part-by-type.ts'
import { cardsTitled } from './titles.ts'

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
  /** The title is that of a card of the other edition alone. */
  readonly otherEdition?: true
}

/** How a sign beside a title was read. */
export interface ReadMark {
  readonly sign: string
  readonly means: MarkedTitle['marks'][number]['means']
  readonly line: number
  readonly text: string
  /** Absent = no card of the title is known. */
  readonly title?: string
  /** Other cards that it may mean. */
  readonly others?: readonly string[]
  /** The card is unique here, although it is marked as universal. */
  readonly isUnique?: true
}

export interface DeckList {
  readonly edition: Edition
  readonly cards: readonly ListedCard[]
  readonly unread: readonly Unread[]
  readonly marks: readonly ReadMark[]
  /** Headings that another word stands for, with the part of a deck that they name. */
  readonly zones: Readonly<Record<string, string>>
  /** The list has no headings, and each card went where its type belongs. */
  readonly sorted: boolean
}

interface Entry extends MarkedTitle {
  readonly line: number
  readonly part: string | undefined
  readonly text: string
  readonly count: number
}

const most = { copies: 1000, lines: 2000 }

/** Reads the deck of a text file: cards with their counts under headings, as LackeyCCG and OCTGN write it, or as people do. */
export function readDeck(bytes: Uint8Array, file: string, ruleset?: string): DeckList {
  const lines = listLines(decode(bytes).text)
  if (lines.length > most.lines)
    throw new UsageError(`${file}: this has more than ${most.lines} lines; it is not a deck.`)
  const entries: Entry[] = []
  const strange: Unread[] = []
  const zones: Record<string, string> = {}
  let part: string | undefined
  for (const { line, words } of lines) {
    if (!words || /^(?:#|\/\/)/.test(words)) continue
    const heading = headingOf(words, title => cardsTitled(title).length > 0)
    part = heading ?? part
    if (heading !== undefined) {
      if (partNamed(words.replace(/:$/, '')) && bare(words) !== bare(heading) && heading !== byType)
        zones[words.replace(/:$/, '')] = heading
      continue
    }
    const { title: text, count } = entryOf(words)
    if (count < 1 || count > most.copies || !text) strange.push({ line, text: short(words) })
    else entries.push({ line, part, text: short(text), count, ...readTitle(text) })
  }
  const edition = editionOfDeck(entries, ruleset)
  const sorted = part === undefined
  const found = entries.map(entry => ({ entry, card: ofEdition(entry.cards, edition) }))
  return {
    edition,
    cards: found.map(({ entry, card }) => listed(entry, card, sorted, edition)),
    unread: [...strange, ...found.flatMap(({ entry, card }) => (card ? [] : stranger(entry)))].sort(
      (a, b) => a.line - b.line,
    ),
    marks: found.flatMap(({ entry, card }) => entry.marks.map(mark => readMark(entry, mark, card))),
    zones: Object.fromEntries(Object.entries(zones).map(([zone, name]) => [zone, placeOf(name, edition)])),
    sorted,
  }
}

const bare = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]/g, '')

/** First Edition has no dilemma pile: its dilemmas are seed cards. */
const placeOf = (part: string, edition: Edition): string =>
  part === 'dilemma pile' && edition === 'first' ? 'seed deck' : part

/** Sites that are kept aside seed for free like those of a deck. */
function listed(
  { line, count, part, text }: Entry,
  card: CardFacts | undefined,
  sorted: boolean,
  edition: Edition,
): ListedCard {
  const named = part && placeOf(part, edition)
  const place = !named && !sorted ? 'draw deck' : !named || named === byType ? partByType(card, edition) : named
  return { line, part: place === 'aside' && card?.type === 'site' ? 'sites' : place, title: card?.title ?? text, count }
}

function stranger({ line, name, text, cards }: Entry): Unread {
  if (cards.length) return { line, text, nearest: [], otherEdition: true }
  return { line, text, nearest: nearestTitles(name.slice(0, 100)) }
}

function readMark(
  { line, text, others }: Entry,
  { sign, means }: MarkedTitle['marks'][number],
  card?: CardFacts,
): ReadMark {
  return {
    sign,
    means,
    line,
    text,
    ...(card ? { title: card.title } : {}),
    ...(means === 'version' && others.length ? { others } : {}),
    ...(means === 'universal' && card && isUnique(card) ? { isUnique: true } : {}),
  }
}

const bearers: readonly string[] = ['personnel', 'ship', 'facility', 'mission', 'site']

const isUnique = ({ type, unique }: CardFacts): boolean => bearers.includes(type) && unique !== false

/** `2 Data`, `2x Data`, `Data x2` or `Data`; a title may begin with a number of its own. */
function entryOf(words: string): { readonly title: string; readonly count: number } {
  const isTitle = (text: string) => readTitle(text).cards.length > 0
  const [, count, title] = words.match(/^(\d{1,9})(?:\s*[x×])?(?=\s)\s*(\S.*|)$/i) ?? []
  if (count !== undefined && title !== undefined && (words.includes('\t') || !isTitle(words)))
    return { title: title.trim(), count: Number(count) }
  const [behind, copies] = words.match(/(?<=\s)[x×](\d{1,4})$/i) ?? []
  const before = behind && words.slice(0, -behind.length).trim()
  if (before && isTitle(before)) return { title: before, count: Number(copies) }
  return { title: words, count: 1 }
}

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text)
