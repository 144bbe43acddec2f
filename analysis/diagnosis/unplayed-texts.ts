import { findCard } from '../../cards/catalogue.ts'
import type { CardType } from '../../cards/facts.ts'
import { nothingPrinted } from '../../cards/game-text.ts'
import type { CaseResult, Conformance } from '../../reports/result.ts'
import { isTrouble } from '../../reports/words.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { isUntagged } from '../../steps/suite/case-id.ts'
import { knownTexts } from '../cards/bodies.ts'
import { faultsOn, type LiesOf, liesOfRows } from '../cards/lawful.ts'
import { onTheBoard } from '../cards/on-the-board.ts'
import { covers, type PrintRow, printRows } from '../cards/print-rows.ts'

/** Types of cards of which each has a game text; others may have none. */
const textual: ReadonlySet<CardType> = new Set([
  'dilemma',
  'event',
  'interrupt',
  'artifact',
  'objective',
  'incident',
  'doorway',
  'tribble',
])

/** Has the card a printed text of which the built-in engine plays nothing under that law? */
export function isBlank(title: string, ruleset: string, { hasText } = knownTexts()): boolean {
  const card = findCard(title)
  if (!card || card.supposed || hasText(title, ruleset) || nothingPrinted().has(title)) return false
  return textual.has(card.type) || knownTexts().bodies.some(body => body.title === title)
}

/** The result of the built-in engine; what it leaves out of the cards on the board stands first in the message of each case that fails, and of each without a tag. */
export function withUnplayedTexts(result: Conformance, suite: Pick<Suite, 'cases'>): Conformance {
  const cases = new Map(suite.cases.map(one => [one.id, one]))
  const prints = { rows: printRows(), liesOf: liesOfRows() }
  return { ...result, cases: result.cases.map(one => told(one, cases.get(one.id), prints)) }
}

/** What the built-in engine leaves out of the print of the cards on the board of a case. */
export function unplayedIn(played: Case, rows: readonly PrintRow[]): readonly string[] {
  return onTheBoard(played).flatMap(title => unplayedOf(title, played.ruleset, rows))
}

interface Prints {
  readonly rows: readonly PrintRow[]
  readonly liesOf: LiesOf
}

function told(result: CaseResult, played: Case | undefined, { rows, liesOf }: Prints): CaseResult {
  if (!played || !(isTrouble(result.outcome) || isUntagged(result.id))) return result
  const unplayed = unplayedIn(played, rows)
  const notes = [
    ...(isUntagged(result.id) ? faultsOn(played, liesOf).map(fault => `${fault}.`) : []),
    ...(unplayed.length ? [`Not the whole print is played: ${unplayed.join('; ')}.`] : []),
  ]
  return notes.length ? { ...result, message: [...notes, result.message ?? ''].join(' ').trim() } : result
}

function unplayedOf(title: string, ruleset: string, rows: readonly PrintRow[]): readonly string[] {
  if (isBlank(title, ruleset)) return [`of "${title}" nothing`]
  const left = rows.find(row => row.title === title && row.leftOut && covers(row, ruleset))
  return left?.leftOut ? [`of "${title}" without ${left.leftOut}`] : []
}
