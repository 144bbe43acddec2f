import { tableOf } from '../../cards/table-of.ts'
import type { Operation } from '../operation.ts'
import { cardNameOfCell, cellOfCardName } from '../types/card-name.ts'
import { conditionsOfCell, printCondition } from '../types/condition.ts'
import { player } from '../types/player.ts'
import { parse } from '../types/text-type.ts'
import { phrase, type Rows } from './phrase.ts'
import { compact, inRow, numberCell, type TableRow, tableRows } from './table.ts'

type Locations = Extract<Operation, { readonly op: 'locations' }>
type Location = Locations['rows'][number]

const columns = ['location', 'seeded by', 'quadrant', 'span', 'state'] as const
const quadrants: Readonly<Record<string, string>> = tableOf({
  alpha: 'Alpha',
  beta: 'Beta',
  gamma: 'Gamma',
  delta: 'Delta',
  mirror: 'Mirror',
  time: 'Time',
})

function readLocation({ row, cell }: TableRow): Location {
  return inRow(row, () => {
    const seededBy = cell('seeded by')
    const quadrant = cell('quadrant').replace(/ Quadrant$/, '')
    const span = numberCell(cell('span'), 'a span')
    return {
      card: cardNameOfCell(cell('location')),
      ...(seededBy && { seededBy: parse(player, seededBy) }),
      ...(quadrant && { quadrant: quadrant.toLowerCase() }),
      ...(span !== undefined && { span }),
      conditions: conditionsOfCell(cell('state')),
    }
  })
}

function readLocations(rows: Rows): Locations {
  const data = tableRows(rows, columns, ['location'], {
    mission: 'location',
    card: 'location',
    title: 'location',
    is: 'state',
    condition: 'state',
    owner: 'seeded by',
  })
  return { op: 'locations', rows: data.map(readLocation) }
}

function printLocations({ rows }: Locations): Rows {
  const cells = rows.map(({ card, seededBy = '', quadrant = '', span = '', conditions }) => [
    cellOfCardName(card),
    seededBy,
    quadrants[quadrant] ?? quadrant,
    String(span),
    conditions.map(printCondition).join(', '),
  ])
  return compact(columns, cells)
}

/** Where the game is played. */
export const locationPhrases = [
  phrase({
    keyword: 'Given',
    expression: 'these locations:',
    op: 'locations',
    meaning: 'spacelines from left to right, and time locations; columns location, seeded by, quadrant, span, state',
    operation: (_, rows) => readLocations(rows),
    args: () => [],
    table: printLocations,
    example: {
      text: 'these locations:',
      table: [
        ['location', 'seeded by', 'quadrant', 'span'],
        ['Excavation', 'Alice', 'Alpha', '3'],
        ['Wormhole Negotiations', 'Bob', 'Alpha', '2'],
      ],
    },
  }),
  phrase({
    keyword: 'Given',
    expression: 'the spaceline:',
    op: 'locations',
    meaning: 'the same, for a game with one spaceline; columns mission, seeded by, quadrant, span, state',
    operation: (_, rows) => readLocations(rows),
    args: () => undefined,
    table: printLocations,
    example: {
      text: 'the spaceline:',
      table: [
        ['mission', 'span'],
        ['Excavation', '3'],
      ],
    },
  }),
]
