import { bodies, type Harmless } from '../../cards/game-text.ts'
import { groupByEach } from '../../catalogue/group.ts'
import type { Case } from '../../steps/suite/case.ts'
import { onTheBoard } from '../cards/on-the-board.ts'
import { metIn } from '../cards/only-with.ts'
import { covers, type PrintRow, printRows } from '../cards/print-rows.ts'

/** A printed text, or a part of one, that the built-in engine leaves out, and the boards under one law where its card stands. */
export interface LeftOut extends Harmless {
  readonly title: string
  readonly leftOut: string
  readonly boards: number
  /** Boards with something that is named in `onlyWith`. */
  readonly met: number
}

const rows = (): readonly (PrintRow & Pick<LeftOut, 'leftOut'>)[] => [
  ...printRows().flatMap(({ leftOut, ...row }) => (leftOut ? [{ ...row, leftOut }] : [])),
  ...bodies().map(body => ({ ...body, leftOut: 'all of its text' })),
]

/** What is left out under the law, of cards that stand on boards of its cases. */
export function leftOutUnder(law: string, cases: readonly Case[]): readonly LeftOut[] {
  const boards = groupByEach(
    cases.filter(({ ruleset }) => ruleset === law),
    onTheBoard,
  )
  return rows().flatMap(({ title, rulesets, leftOut, onlyWith, why }) => {
    const own = boards.get(title)
    if (!own || !covers({ rulesets }, law)) return []
    const met = own.filter(one => metIn(onlyWith ?? [], title, one).length).length
    return [{ title, leftOut, ...(onlyWith && { onlyWith }), ...(why && { why }), boards: own.length, met }]
  })
}
