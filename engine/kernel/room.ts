import type { CardText } from '../text/text.ts'
import type { Document } from './document.ts'
import type { Language } from './language.ts'
import type { Reading } from './reading.ts'
import type { AnyRule } from './rule.ts'
import { isSettled } from './settled.ts'

/** What one mechanic brings: its law by rulings, its cards by documents, and the words that it adds to the language of texts. */
export interface Room extends Vocabulary, Entries {
  /** The rulings of all documents, side by side; their ids say whose they are. */
  readonly law?: readonly AnyRule[]
  readonly texts?: Texts
  /** Other answers that open questions permit. */
  readonly readings?: readonly Reading[]
}

/** Card texts by the document that makes them law. */
export type Texts = Readonly<Partial<Record<Document, readonly CardText[]>>>

/** The texts of several files together. */
export function textsIn(...files: readonly Texts[]): Texts {
  const documents = [...new Set(files.flatMap(texts => Object.keys(texts) as Document[]))]
  return Object.fromEntries(documents.map(document => [document, files.flatMap(texts => texts[document] ?? [])]))
}

type Tables = 'effects' | 'features' | 'requirements' | 'selectorsByName' | 'selectorsByForm'
/** What the room has to say where others are played, by the list of the language that asks for it. */
type Entries = { readonly [L in keyof Language as Language[L] extends readonly unknown[] ? L : never]?: Language[L] }
type Vocabulary = { readonly [Table in Tables & keyof Language]?: Readonly<Partial<Language[Table]>> }

/** Every rule that the files of a law export: by itself, in a list, or with the question that it settles. */
export function lawIn(...files: readonly Readonly<Record<string, unknown>>[]): readonly AnyRule[] {
  const found = files.flatMap(file => Object.values(file).flat().flatMap(rulesIn))
  return [...new Set(found)]
}

const rulesIn = (value: unknown): readonly AnyRule[] =>
  isSettled(value) ? value.settledBy : isRule(value) ? [value] : []

const isRule = (value: unknown): value is AnyRule =>
  typeof value === 'object' && value !== null && 'ruling' in value && 'asked' in value && 'applies' in value
