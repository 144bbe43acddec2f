import { findCard, titles } from '../../../cards/catalogue.ts'
import type { CardFacts, CardType } from '../../../cards/facts.ts'
import { nothingPrinted } from '../../../cards/game-text.ts'
import { setOf } from '../../../cards/sets/sets.ts'
import type { Ruleset } from '../../../engine/kernel/amend.ts'
import type { CardText } from '../../../engine/text/text.ts'
import { covers, printRows } from '../../cards/print-rows.ts'

/** A card that may lie on a board, with the text that the law has for it. */
export interface Card {
  readonly title: string
  readonly facts: CardFacts
  readonly text: CardText | undefined
  /** Every word and title that facts and text have, in small letters. */
  readonly words: ReadonlySet<string>
}

/** The cards of one law, by what they are looked up by. */
export interface Pool {
  readonly law: Ruleset
  readonly all: readonly Card[]
  readonly byTitle: ReadonlyMap<string, Card>
  readonly byType: (type: CardType) => readonly Card[]
  /** By its title in small letters. */
  readonly byName: (name: string) => Card | undefined
  readonly byWord: (word: string) => readonly Card[]
  /** Titles that the engine does not know. */
  readonly unknown: ReadonlySet<string>
}

/** The sets in which a card may be printed that the publisher's FAQ of 1996 knows. */
const early: ReadonlySet<string | undefined> = new Set(['premiere', 'au'])

interface Wanted {
  /** Cards of which the law plays only a part of the text, too; for engines that read the same text. */
  readonly partial: boolean
  /** Titles that the engine does not know. */
  readonly unknown?: ReadonlySet<string>
}

/** The cards that are complete under the law. */
export function poolOf(law: Ruleset, { partial, unknown = new Set() }: Wanted): Pool {
  const left = new Set(printRows().flatMap(row => (row.leftOut && covers(row, law.id) ? [row.title] : [])))
  const bare = nothingPrinted()
  const isEarly = law.documents.has('faq1996')
  const known = titles()
    .filter(title => !unknown.has(title) && (!isEarly || law.texts.has(title) || early.has(setOf(title))))
    .flatMap(title => cardOf(title, law) ?? [])
    .filter(({ facts }) => !facts.supposed || partial)
  const isWhole = ({ title }: Card): boolean =>
    (law.texts.has(title) || bare.has(title)) && (partial || !left.has(title))
  return new Shelves(law, known.filter(isWhole), unknown)
}

function cardOf(title: string, law: Ruleset): Card | undefined {
  const facts = findCard(title)
  if (!facts) return undefined
  const text = law.texts.get(title)
  return { title, facts, text, words: new Set([...wordsIn(facts), ...wordsIn(text)]) }
}

/** The words in quotation marks of plain data, and the names of its fields. */
function wordsIn(value: unknown, found: string[] = []): readonly string[] {
  if (typeof value === 'string') found.push(value.toLowerCase())
  else if (Array.isArray(value)) for (const one of value) wordsIn(one, found)
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) {
      found.push(key.toLowerCase())
      wordsIn(one, found)
    }
  return found
}

class Shelves implements Pool {
  readonly law: Ruleset
  readonly all: readonly Card[]
  readonly byTitle: ReadonlyMap<string, Card>
  readonly unknown: ReadonlySet<string>
  readonly #names: ReadonlyMap<string, Card>
  readonly #types = new Map<CardType, Card[]>()
  readonly #words = new Map<string, Card[]>()

  constructor(law: Ruleset, all: readonly Card[], unknown: ReadonlySet<string>) {
    this.law = law
    this.unknown = unknown
    this.all = all
    this.byTitle = new Map(all.map(one => [one.title, one]))
    this.#names = new Map(all.map(one => [one.title.toLowerCase(), one]))
    for (const one of all) {
      shelve(this.#types, one.facts.type, one)
      for (const word of one.words) shelve(this.#words, word, one)
    }
  }

  byType(type: CardType): readonly Card[] {
    return this.#types.get(type) ?? []
  }

  byName(name: string): Card | undefined {
    return this.#names.get(name)
  }

  byWord(word: string): readonly Card[] {
    return this.#words.get(word.toLowerCase()) ?? []
  }
}

function shelve<Key>(shelves: Map<Key, Card[]>, key: Key, one: Card): void {
  const shelf = shelves.get(key)
  if (shelf) shelf.push(one)
  else shelves.set(key, [one])
}
