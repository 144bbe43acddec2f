import type { CardsOfAKind, MissionRequirement } from '../facts.ts'
import { type Atom, atomAt, type Vocabulary } from './requirement-atom.ts'

/** What a mission asks for, as alternatives, and where the game text behind it begins; or else what is not understood. */
export type Read =
  | { readonly alternatives: readonly MissionRequirement[]; readonly end: number }
  | { readonly strange: string; readonly index: number }

class Strange extends Error {
  readonly index: number
  constructor(index: number) {
    super()
    this.index = index
  }
}

/** Reads `A + B OR C + (D OR E)` from the beginning of a mission's text. */
export function readRequirement(text: string, vocabulary: Vocabulary, grammar: Grammar = firstEdition): Read {
  const reader = new Reader(text, vocabulary, grammar)
  try {
    const alternatives = reader.either()
    const rest = text.slice(reader.at).trimStart()
    if (rest && !grammar.rest.test(rest)) throw new Strange(reader.at)
    return { alternatives, end: reader.at }
  } catch (error) {
    if (!(error instanceof Strange)) throw error
    const rest = text.slice(error.index)
    const strange = rest.trimStart().match(/^(.*?)(?= \+ | OR |(?<![A-Z])[.)](?: |$)|$)/)?.[1] || rest
    return { strange, index: text.indexOf(strange, error.index) }
  }
}

/** How requirements are joined and what each of them may be; `rest` = what may stand behind the last. */
export interface Grammar {
  readonly or: RegExp
  readonly and: RegExp
  readonly rest: RegExp
  readonly atomAt: (text: string, at: number, vocabulary: Vocabulary) => Atom | undefined
}

const firstEdition: Grammar = { or: /\s*OR\b\s*/y, and: /\s*\+\s*/y, rest: /^[A-Z*{["<]/, atomAt }

/** More ways than a mission can mean. */
const tooMany = 500

class Reader {
  readonly text: string
  readonly vocabulary: Vocabulary
  readonly grammar: Grammar
  at = 0

  constructor(text: string, vocabulary: Vocabulary, grammar: Grammar) {
    this.text = text
    this.vocabulary = vocabulary
    this.grammar = grammar
  }

  either(): readonly MissionRequirement[] {
    const found = [...this.all()]
    while (this.take(this.grammar.or)) found.push(...this.all())
    return found
  }

  all(): readonly MissionRequirement[] {
    let found = this.one()
    while (this.take(this.grammar.and)) {
      const more = this.one()
      if (found.length * more.length > tooMany) throw new Strange(this.at)
      found = found.flatMap(a => more.map(b => both(a, b)))
    }
    return found
  }

  one(): readonly MissionRequirement[] {
    if (!this.take(/\s*\(\s*/y)) return this.atom()
    const found = this.either()
    if (!this.take(/\s*\)/y)) throw new Strange(this.at)
    return found
  }

  atom(): readonly MissionRequirement[] {
    this.take(/\s+/y)
    const atom = this.grammar.atomAt(this.text, this.at, this.vocabulary)
    if (!atom) throw new Strange(this.at)
    this.at = atom.end
    return atom.alternatives
  }

  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) return false
    this.at = pattern.lastIndex
    return true
  }
}

const sum = (a: Readonly<Record<string, number>> = {}, b: Readonly<Record<string, number>> = {}) => {
  const total: Record<string, number> = { ...a }
  for (const [name, level] of Object.entries(b)) total[name] = (total[name] ?? 0) + level
  return total
}

function both(a: MissionRequirement, b: MissionRequirement): MissionRequirement {
  const joined = {
    skills: sum(a.skills, b.skills),
    over: { ...a.over, ...b.over },
    under: { ...a.under, ...b.under },
    cards: [...(a.cards ?? []), ...(b.cards ?? [])],
    species: sum(a.species, b.species),
    some: [...(a.some ?? []), ...(b.some ?? [])] as readonly CardsOfAKind[],
    without: [...(a.without ?? []), ...(b.without ?? [])] as readonly CardsOfAKind[],
  }
  return Object.fromEntries(Object.entries(joined).filter(([, value]) => Object.keys(value).length > 0))
}
