import type { Operation, Player } from '../operation.ts'
import { cardNameOfCell, cellOfCardName } from '../types/card-name.ts'
import { conditionsOfCell, printCondition } from '../types/condition.ts'
import { printPlace, readPlace } from '../types/place.ts'
import { unreadable } from '../types/reader.ts'
import { phrase, type Rows } from './phrase.ts'
import { compact, inRow, numberCell, type TableRow, tableRows } from './table.ts'

type Has = Extract<Operation, { readonly op: 'has' }>

const columns = ['card', 'where', 'state', 'count'] as const
const aliases = { title: 'card', cards: 'card', place: 'where', is: 'state', condition: 'state', copies: 'count' }

function readPossession(of: Player, { row, cell }: TableRow): Has['rows'][number] {
  return inRow(row, () => {
    const copies = numberCell(cell('count'), 'a count')
    const where = { text: cell('where'), at: 0 }
    const place = readPlace(where, of)
    if (where.at < where.text.length) unreadable(where, 'the end of the place')
    return {
      card: cardNameOfCell(cell('card')),
      place,
      conditions: conditionsOfCell(cell('state')),
      ...(copies !== undefined && { copies }),
    }
  })
}

function printPossessions({ rows }: Has): Rows {
  const cells = rows.map(({ card, place, conditions, copies = '' }) => [
    cellOfCardName(card),
    printPlace(place),
    conditions.map(printCondition).join(', '),
    String(copies),
  ])
  return compact(columns, cells)
}

/** Possessions of the players, and what is known of them. */
export const possessionPhrases = [
  phrase({
    keyword: 'Given',
    expression: '{player} has:',
    op: 'has',
    meaning: 'cards that the player owns; columns card, where, state (several conditions separated by commas), count',
    operation: ([player], rows) => ({
      op: 'has',
      player,
      rows: tableRows(rows, columns, ['card', 'where'], aliases).map(row => readPossession(player, row)),
    }),
    args: ({ player }) => [player],
    table: printPossessions,
    example: {
      text: 'Alice has:',
      table: [
        ['card', 'where', 'state'],
        ['U.S.S. Enterprise', 'at "Excavation"', 'left with RANGE 4'],
        ['Data [hers]', 'aboard "U.S.S. Enterprise"', 'stopped, controlled by Bob'],
        ['Amanda Rogers', "in Alice's hand", ''],
      ],
    },
  }),
  phrase({
    keyword: 'Given',
    expression: '{cards} is/are {place}',
    op: 'put',
    meaning: 'moves cards that are already on the board',
    operation: ([cards, place]) => ({ op: 'put', cards, place }),
    args: ({ cards, place }) => [cards, place],
    example: { text: '"Data" and "Worf" are on "Excavation"' },
  }),
  phrase({
    keyword: 'Given',
    expression: '{cards} is/are {condition}',
    op: 'set',
    meaning: 'gives a status, mode, controller, target or count',
    operation: ([cards, condition]) => ({ op: 'set', cards, condition }),
    args: ({ cards, condition }) => [cards, condition],
    example: { text: '"Data" is stopped' },
  }),
]
