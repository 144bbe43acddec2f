import type { Levels, MadeUp, MadeUpNeed, MadeUpRequirement, TacticNumbers } from '../../protocol/types.ts'
import { madeUpTypes } from '../../protocol/words.ts'
import { affiliations } from '../types/mode.ts'
import { nearest } from '../types/nearest.ts'
import { LanguageError } from '../types/reader.ts'
import { formOf } from '../types/words.ts'
import { printLevels, readLevels } from './levels.ts'
import { printNeeds, printTacticCell, readNeeds, readTactic } from './made-up-texts.ts'
import { phrase, type Rows } from './phrase.ts'
import { compact, inRow, numberCell, type TableRow, tableRows } from './table.ts'

type Field = keyof MadeUp
type Cell = string | number | boolean | readonly unknown[] | Levels | TacticNumbers

const numbers = ['cost', 'integrity', 'cunning', 'strength', 'range', 'weapons', 'shields', 'span', 'points'] as const
const lists = ['affiliations', 'species', 'icons', 'keywords', 'persona', 'staffing', 'attempted by'] as const
const plain = ['gender', 'classification', 'class', 'kind', 'quadrant', 'region'] as const
// Card facts write these small; in features they may begin with a capital.
const small = ['affiliations', 'attempted by', 'icons', 'staffing', 'gender', 'kind', 'quadrant', 'type'] as const
const types: readonly string[] = madeUpTypes
const columns = [
  'card',
  'type',
  ...plain,
  ...lists,
  'skills',
  ...numbers,
  'unique',
  'requires',
  'needs',
  'tactic',
] as const

// What has several words may be headed by one of them.
const aliases = { title: 'card', affiliation: 'affiliations', skill: 'skills', icon: 'icons', keyword: 'keywords' }

const fieldOf = (column: string): Field =>
  column === 'card' ? 'title' : column === 'attempted by' ? 'attemptedBy' : (column as Field)

const has = (words: readonly string[], word: string): boolean => words.includes(word)

/** `Diplomacy x2, CUNNING over 30` is one alternative; alternatives are joined by "or". */
function readRequirement(text: string): MadeUpRequirement {
  const parts = text.split(/, | and /)
  const over = parts.flatMap(part => /^([A-Z]+) over (\d+)$/.exec(part) ?? []).filter((_, index) => index % 3 > 0)
  const skills = parts.filter(part => !/ over \d+$/.test(part)).join(', ')
  const totals = over.flatMap((name, index) => (index % 2 ? [] : [[name.toLowerCase(), Number(over[index + 1])]]))
  return { ...(skills && { skills: readLevels(skills) }), ...(totals.length && { over: Object.fromEntries(totals) }) }
}

function printRequirement({ skills = {}, over = {} }: MadeUpRequirement): string {
  const totals = Object.entries(over).map(([name, total]) => `${name.toUpperCase()} over ${total}`)
  return [printLevels(skills), ...totals].filter(Boolean).join(', ')
}

function readCell(column: string, text: string): Cell {
  if (has(numbers, column)) return numberCell(text, column) as number
  if (has(lists, column)) return words(column, text)
  if (column === 'skills') return readLevels(text)
  if (column === 'requires') return text.split(' or ').map(readRequirement)
  if (column === 'needs') return readNeeds(text)
  if (column === 'tactic') return readTactic(text)
  if (column === 'unique') return yes(text)
  if (column === 'type' && !has(types, text.toLowerCase()))
    throw new LanguageError(`a made-up card is of type ${types.join(', ')}, found \`${text}\``)
  return has(small, column) ? text.toLowerCase() : text
}

function words(column: string, text: string): readonly string[] {
  const list = text.split(/, | and /)
  if (column === 'affiliations') for (const name of list) checkAffiliation(name)
  if (column === 'attempted by') for (const name of list) if (name !== anybody) checkAffiliation(name)
  return has(small, column) ? list.map(word => word.toLowerCase()) : list
}

function checkAffiliation(name: string): void {
  if (Object.values(affiliations).includes(name.toLowerCase())) return
  const near = nearest(name, Object.keys(affiliations))
  throw new LanguageError(`no affiliation \`${name}\`${near ? `; nearest: \`${near}\`` : ''}`)
}

function yes(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new LanguageError(`unique is \`yes\` or \`no\`, found \`${text}\``)
  return text === 'yes'
}

/** Who may attempt a mission without affiliations; a mission that nobody may attempt lacks the field. */
const anybody = 'any'
const isNobody = (column: string, text: string): boolean => column === 'attempted by' && text === 'nobody'

function readMadeUp({ row, cell }: TableRow): MadeUp {
  return inRow(row, () => {
    const filled = columns.filter(column => cell(column) !== '' && !isNobody(column, cell(column)))
    return Object.fromEntries(
      filled.map(column => [fieldOf(column), readCell(column, cell(column))]),
    ) as unknown as MadeUp
  })
}

function printCell(column: string, value: Cell | undefined): string {
  if (value === undefined) return ''
  if (column === 'requires') return (value as readonly MadeUpRequirement[]).map(printRequirement).join(' or ')
  if (column === 'needs') return printNeeds(value as readonly MadeUpNeed[])
  if (column === 'tactic') return printTacticCell(value as TacticNumbers)
  if (column === 'affiliations') return (value as string[]).map(name => formOf(affiliations, name)).join(', ')
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? printLevels(value as Levels) : String(value)
}

function printMadeUp(cards: readonly MadeUp[]): Rows {
  const cells = cards.map(card => columns.map(column => printCell(column, card[fieldOf(column)] as Cell | undefined)))
  return compact(columns, cells)
}

/** Cards that no set contains. */
export const madeUpPhrases = [
  phrase({
    keyword: 'Given',
    expression: 'these made-up cards:',
    op: 'madeUp',
    meaning: `plain cards with just the needed numbers and words. Columns: ${columns.join(', ')}`,
    operation: (_, rows) => ({
      op: 'madeUp',
      cards: tableRows(rows, columns, ['card', 'type'], aliases).map(readMadeUp),
    }),
    args: () => [],
    table: ({ cards }) => printMadeUp(cards),
    example: {
      text: 'these made-up cards:',
      table: [
        ['card', 'type', 'affiliations', 'skills', 'integrity', 'cunning', 'strength', 'requires', 'needs', 'tactic'],
        ['Ensign Nobody', 'personnel', 'Federation', 'Diplomacy x2, Leadership', '5', '6', '7', '', '', ''],
        ['Quiet Planet', 'mission', '', '', '', '', '', 'Diplomacy x2, CUNNING over 30 or Leadership', '', ''],
        ['For Klingons', 'interrupt', '', '', '', '', '', '', '2 personnel, word Klingon, STRENGTH over 7', ''],
        ['Broadside', 'tactic', '', '', '', '', '', '', '', 'ATTACK 2, hit this, HULL 25'],
      ],
    },
  }),
]
