import type { Cards, Deed, Place } from '../operation.ts'
import { cards, printCards, readCards } from './cards.ts'
import { numberPattern, printNumber, takeNumber } from './number.ts'
import { deeds } from './plain-deeds.ts'
import { LanguageError, type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'
import { verbOf, verbs } from './verbs.ts'

const verbNames = Object.keys(verbs).sort((a, b) => b.length - a.length)
const verbWord = new RegExp(`(${verbNames.join('|')})(?![\\w-])`, 'y')

export const verb: TextType<string> = {
  name: 'verb',
  meaning: 'a verb',
  pattern: verbNames.join('|'),
  read: reader => {
    const other = take(
      reader,
      /(nullifies|cures|prevents|cancels|removes|destroys|kills|captures|stops|solves)\b/y,
    )?.[1]
    if (other)
      throw new LanguageError(
        `\`${other}\` says what comes of it: a When says by what (\`plays "…" on "…"\`, \`uses "…" on "…"\`, \`responds with "…"\`), a Then what happened (\`has been …\`)`,
      )
    return take(reader, verbWord)?.[0] ?? unreadable(reader, 'a verb', verbNames)
  },
  print: value => value,
  examples: Object.keys(verbs),
}

export type Simple = Pick<Deed, 'verb' | 'word'>

/** A deed without cards; a number of cards to draw is its word. */
export const deed: TextType<Simple> = {
  name: 'deed',
  meaning: 'a deed without cards',
  pattern: `${Object.keys(deeds).join('|')}|draws (?:a|${numberPattern}) cards?`,
  read(reader) {
    const fixed = take(reader, new RegExp(Object.keys(deeds).join('|'), 'y'))?.[0]
    if (fixed) return { verb: fixed }
    take(reader, /draws (?=[a\d]| ?\w+ card)/y) ?? unreadable(reader, 'a deed', Object.keys(deeds))
    const count = take(reader, /a(?= card)/y) ? 1 : (takeNumber(reader) ?? unreadable(reader, 'a number of cards'))
    take(reader, / cards?/y)
    return { verb: 'draws', word: String(count) }
  },
  print: ({ verb, word }) => (word === undefined ? verb : `${verb} ${printDraw(Number(word))}`),
  examples: [...Object.keys(deeds), 'draws a card', 'draws two cards'],
}

const printDraw = (count: number): string => (count === 1 ? 'a card' : `${printNumber(count)} cards`)

export type Means = Pick<Deed, 'with' | 'word'>

/** The end of a sentence, after cards and place: `with "Bortas"`, `naming "SCIENCE"`, or both. */
export const means: TextType<Means> = {
  name: 'means',
  meaning: '`with` cards, `naming "…"`, or both',
  pattern: `with ${cards.pattern}(?: (?:naming|for) "[^"]+")?|(?:naming|for) "[^"]+"`,
  read(reader) {
    const using = take(reader, /with /y) ? readCards(reader) : undefined
    const word = readWord(reader)
    return { ...(using && { with: using }), ...(word && { word }) }
  },
  print: ({ with: using, word }) =>
    [using && `with ${printCards(using)}`, word && `naming "${word}"`].filter(Boolean).join(' '),
  examples: ['with "Bortas"', 'naming "SCIENCE"', 'with "Data" naming "SCIENCE"'],
}

function readWord(reader: Reader): string | undefined {
  return take(reader, / ?(?:naming|for) "([^"]+)"/y)?.[1]
}

/** Throws when the sentence lacks what its verb needs, or has what the verb does not take. */
export function checkDeed(name: string, parts: { cards: Cards; place?: Place } & Means): void {
  const signature = verbOf(name)
  if (!signature) throw new LanguageError(`no verb "${name}"`)
  const { places } = signature
  const needs = { place: places && (signature.place ?? 'may'), with: signature.with, word: signature.word }
  for (const part of ['place', 'with', 'word'] as const) {
    if (needs[part] === 'must' && !parts[part]) wrong(name, `needs ${described(part, places)}`, signature.example)
    if (!needs[part] && parts[part]) wrong(name, `takes no ${plain[part]}`, signature.example)
  }
  if (parts.place && !places?.includes(parts.place.prep)) {
    wrong(name, `takes no "${parts.place.prep}", only ${places?.join(', ')}`, signature.example)
  }
}

const plain = { place: 'place', with: '`with`', word: '`naming`' }

function described(part: 'place' | 'with' | 'word', places: readonly string[] = []): string {
  return part === 'place' ? `a place with ${places.join(', ')}` : plain[part]
}

function wrong(name: string, what: string, example: string): never {
  throw new LanguageError(`"${name}" ${what}: \`Alice ${name} ${example}\``)
}
