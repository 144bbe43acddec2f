import type { Operation } from '../operation.ts'
import { leadFor } from '../spellings/leads.ts'
import { respell, respellTable } from '../spellings/respell.ts'
import { asPosition } from '../suite/as-outcome.ts'
import { LanguageError } from '../types/reader.ts'
import { phrases } from './all-phrases.ts'
import { trouble } from './diagnose.ts'
import { matchersOf, operationOf, textBy } from './match.ts'
import type { Phrase, Rows } from './phrase.ts'

const sentences = matchersOf(phrases)
const known = new Map<string, Operation | LanguageError>()
const respellings = new Map<string, string>()
const keyOf = (text: string, table: Rows | undefined): string => (table ? `${text}\n${JSON.stringify(table)}` : text)

/** The operation that a step says. Throws a `LanguageError`; the same text and table give the same object. */
export function compileStep(text: string, table?: Rows): Operation {
  const key = keyOf(text, table)
  const found = known.get(key) ?? remember(key, text, table)
  if (found instanceof LanguageError) throw found
  return found
}

function remember(key: string, text: string, table: Rows | undefined): Operation | LanguageError {
  const found = attempt(text, table)
  known.set(key, found)
  return found
}

/** The sentence as it is written or, where the language does not have it, as it may be spelt. */
function attempt(text: string, table: Rows | undefined): Operation | LanguageError {
  const found = read(text, table)
  if (!(found instanceof LanguageError)) return found
  const respelt = respell(text)
  const cells = table && respellTable(text, table)
  if (respelt === text && JSON.stringify(cells) === JSON.stringify(table)) return led(text, found)
  const again = read(respelt, cells)
  if (!(again instanceof LanguageError))
    respellings.set(keyOf(text, table), respelt === text ? 'other words in its table' : respelt)
  if (!(again instanceof LanguageError)) return again
  if (respelt === text) return again
  return led(text, new LanguageError(`read as \`${respelt}\`: ${again.message}`, again.row, again.offers))
}

/** How the language says it, for a sentence that it says in several; else what is wrong. */
function led(text: string, wrong: LanguageError): LanguageError {
  const lead = leadFor(text)
  return lead === undefined ? wrong : new LanguageError(`undefined step \`${text}\`: ${lead}`, wrong.row, true)
}

/** How a step that was compiled is written in the words of the vocabulary; undefined = as it is. */
export const respellingOf = (text: string, table?: Rows): string | undefined => respellings.get(keyOf(text, table))

function read(text: string, table: Rows | undefined): Operation | LanguageError {
  try {
    if (text.endsWith(':') !== (table !== undefined)) return tableTrouble(text)
    return operationOf(sentences(), text, table) ?? trouble(text, phrases)
  } catch (error) {
    if (error instanceof LanguageError) return error
    throw error
  }
}

function tableTrouble(text: string): LanguageError {
  const what = text.endsWith(':') ? 'needs a table below it' : 'takes no table; a step with one ends in a colon'
  return new LanguageError(`\`${text}\` ${what}`)
}

const byOp = new Map<Operation['op'], Phrase>()
for (const phrase of phrases) if (!byOp.has(phrase.op)) byOp.set(phrase.op, phrase)

/** A phrase that makes such operations; all that do share one keyword. */
export const phraseOf = ({ op }: Operation): Phrase => byOp.get(op) as Phrase

/** The step that says an operation: the same operation comes back from `compileStep` or, of an outcome without `now`, `asOutcome`. */
export function printStep(operation: Operation): { readonly text: string; readonly table?: Rows } {
  for (const phrase of phrases) {
    const said = textBy(phrase, operation)
    if (said) return said
  }
  const position = asPosition(operation)
  if (position) return printStep(position)
  throw new LanguageError(`no phrase says ${JSON.stringify(operation)}`)
}
