import { type Reader, unreadable } from './reader.ts'

/** A kind of word in a sentence: what Cucumber recognises, how it becomes data, and how data becomes text again. */
export interface TextType<T> {
  readonly name: string
  /** In words, for messages and the vocabulary. */
  readonly meaning: string
  /** Regular expression without capturing groups; it may accept more than `read` does. */
  readonly pattern: string
  readonly read: (reader: Reader) => T
  readonly print: (value: T, plural: boolean) => string
  readonly examples: readonly string[]
}

/** Reads a whole text; throws a `LanguageError` when anything is left over. */
export function parse<T>(type: TextType<T>, text: string): T {
  const reader = { text, at: 0 }
  const value = type.read(reader)
  if (reader.at < text.length) unreadable(reader, `the end of ${type.meaning}`)
  return value
}
