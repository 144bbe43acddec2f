import { bodies } from '../../cards/game-text.ts'
import type { Case } from '../../steps/suite/case.ts'
import { onTheBoard } from '../cards/on-the-board.ts'
import { metIn } from '../cards/only-with.ts'
import { covers, type PrintRow, printRows } from '../cards/print-rows.ts'

/** A printed text, or a part of one, that the built-in engine leaves out, and the boards under one law where its card stands. */
export interface LeftOut extends Pick<PrintRow, 'title' | 'onlyWith' | 'why'> {
  readonly leftOut: string
  readonly boards: number
  /** Boards with something that is named in `onlyWith`. */
  readonly met: number
}

const rows = (): readonly PrintRow[] => [
  ...printRows().filter(({ leftOut }) => leftOut),
  ...bodies().map(body => ({ ...body, leftOut: 'all of its text' })),
]

/** By law, what is left out of cards that stand on boards. */
export function leftOutOf(cases: readonly Case[], laws: readonly string[]): ReadonlyMap<string, readonly LeftOut[]> {
  const boards = new Map<string, Case[]>()
  for (const one of cases)
    for (const title of onTheBoard(one)) {
      const key = `${one.ruleset} ${title}`
      boards.set(key, [...(boards.get(key) ?? []), one])
    }
  return new Map(
    laws.map(law => [
      law,
      rows()
        .filter(row => covers(row, law) && boards.has(`${law} ${row.title}`))
        .map(({ title, leftOut = '', onlyWith, why }) => {
          const own = boards.get(`${law} ${title}`) ?? []
          const met = own.filter(one => metIn(onlyWith ?? [], title, one).length).length
          return { title, leftOut, ...(onlyWith && { onlyWith }), ...(why && { why }), boards: own.length, met }
        }),
    ]),
  )
}
