import type { Deed } from '../operation.ts'
import { LanguageError } from '../types/reader.ts'
import { deedPhrases } from './deed-phrases.ts'
import { trouble } from './diagnose.ts'
import { matchersOf, operationOf, textBy } from './match.ts'
import type { Rows } from './phrase.ts'
import { inRow, listCells } from './table.ts'

const sentences = matchersOf(deedPhrases)

/** An action sentence such as `Alice beams "Data" to "Excavation"`. */
export function parseDeed(text: string): Deed {
  const operation = operationOf(sentences(), text)
  if (operation?.op !== 'do') throw trouble(text, deedPhrases)
  return operation.deed
}

export function printDeed(deed: Deed): string {
  for (const phrase of deedPhrases) {
    const said = textBy(phrase, { op: 'do', deed })
    if (said) return said.text
  }
  throw new LanguageError(`no phrase says ${JSON.stringify(deed)}`)
}

/** The action sentences of a table with one column. */
export function deedsOfTable(rows: Rows): readonly Deed[] {
  const cells = listCells(rows, 'action', ['act', 'acts', 'actions', 'deed', 'deeds', 'sentence', 'step'])
  if (cells.length === 0)
    throw new LanguageError('the table needs a row per action, such as `Alice attempts "Excavation"`')
  return cells.map(({ row, text }) => inRow(row, () => parseDeed(text)))
}

export const tableOfDeeds = (deeds: readonly Deed[]): Rows => [['action'], ...deeds.map(deed => [printDeed(deed)])]
