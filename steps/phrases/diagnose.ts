import { distance } from 'fastest-levenshtein'
import { nearest } from '../types/nearest.ts'
import { type ParameterName, parameterTypes } from '../types/parameter-types.ts'
import { LanguageError, type Reader, take, unreadable } from '../types/reader.ts'
import type { TextType } from '../types/text-type.ts'
import type { Phrase } from './phrase.ts'

interface Failure {
  readonly error: LanguageError
  /** How far the phrase could be read. */
  readonly at: number
  /** How unlike the phrase's example the text is. */
  readonly edits: number
}

/** Why a text is none of the phrases: what the phrase that fits furthest expected, and the example most like the text. */
export function trouble(text: string, phrases: readonly Phrase[]): LanguageError {
  const like = mostLike(text, phrases)
  const [best] = phrases
    .flatMap(phrase => failureOf(phrase, text) ?? [])
    .sort((a, b) => b.at - a.at || Number(b.error.offers) - Number(a.error.offers) || a.edits - b.edits)
  if (!best || best.at === 0) {
    const begins = 'a step begins with a player, cards in quotation marks, a pile or a word of the vocabulary'
    return new LanguageError(`undefined step \`${text}\`; ${like ? `a step like it: \`${like}\`` : begins}`)
  }
  const offer = like && !best.error.offers ? `; a step like it: \`${like}\`` : ''
  return new LanguageError(`undefined step: ${best.error.message}${offer}`)
}

function mostLike(text: string, phrases: readonly Phrase[]): string | undefined {
  const near = nearest(
    masked(text),
    phrases.map(({ example }) => masked(example.text)),
  )
  return phrases.find(({ example }) => masked(example.text) === near)?.example.text
}

/** Where one phrase stops fitting; undefined when it fits. */
function failureOf({ expression, example }: Phrase, text: string): Failure | undefined {
  const reader = { text, at: 0 }
  try {
    for (const part of expression.split(/(\{\w+\}| )/)) if (part !== '') readPart(reader, part)
    if (reader.at < text.length) unreadable(reader, 'the end of the sentence')
    return undefined
  } catch (error) {
    if (error instanceof LanguageError)
      return { error, at: reader.at, edits: distance(masked(text), masked(example.text)) }
    throw error
  }
}

function readPart(reader: Reader, part: string): void {
  const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
  if (name) {
    const type = parameterTypes[name as ParameterName] as TextType<unknown>
    type.read(reader)
    return
  }
  if (part === ' ') {
    if (!take(reader, / /y)) unreadable(reader, 'more')
    return
  }
  const forms = formsOf(part)
  if (!forms.some(form => take(reader, new RegExp(`${form}(?![\\w'])`, 'y'))))
    unreadable(reader, `\`${forms[0]}\``, forms)
}

/** `is/are` → is, are; `hold(s)` → holds, hold. */
function formsOf(word: string): readonly string[] {
  if (word.includes('/')) return word.split('/')
  return word.includes('(s)') ? [word.replace('(s)', 's'), word.replace('(s)', '')] : [word]
}

/** The text with the cards taken out, so that sentences are compared and not titles. */
const masked = (text: string): string => text.replace(/"[^"]*"(?: \[[^\]]*\])?/g, '""')
