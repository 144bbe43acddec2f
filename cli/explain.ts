import { CommanderError } from 'commander'
import type { YAMLException } from 'js-yaml'
import { printable } from '../reports/words.ts'
import { exitCodes } from './exit-codes.ts'

const told = new Set([
  'UsageError',
  'SuiteError',
  'CatalogueError',
  'ReportError',
  'EngineCommandError',
  'YAMLException',
  'ImportError',
])

/** One clear message for what the user can mend, and the exit code; anything else is a fault of ours and is thrown on. */
export function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.well : exitCodes.usage
  if (!(error instanceof Error) || !told.has(error.name)) throw error
  process.stderr.write(`${printable(shortened(sentence(error)))}\n`)
  return exitCodes.usage
}

/** Of a word that no line holds, its beginning and how long it is. */
export const shortened = (text: string): string =>
  text.replace(/\S{500,}/g, word => `${word.slice(0, 80)}… (${word.length.toLocaleString('en')} characters)`)

/** What js-yaml says of a card file, in the words of the catalogue. */
function sentence(error: Error & Partial<YAMLException>): string {
  const { reason, mark } = error
  return reason && mark ? `${mark.name}:${mark.line + 1}: this is not YAML: ${reason}.` : error.message
}
