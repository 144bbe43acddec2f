import { fileURLToPath } from 'node:url'
import { readYaml } from '../../catalogue/read-yaml.ts'
import type { Condition } from '../../engine/board/state.ts'
import type { Capability } from '../../engine/kernel/capability.ts'
import type { Document } from '../../engine/kernel/document.ts'
import type { Cell } from './cells.ts'

/** Why cells are answered by default. */
export interface Reason {
  readonly document?: Document
  readonly conditions?: readonly Condition[]
  readonly of: readonly Capability[]
  readonly why: string
}

export const reasons = (): readonly Reason[] =>
  readYaml(fileURLToPath(new URL('.', import.meta.url)), 'by-default.yaml') as readonly Reason[]

export const isAbout = ({ document, conditions, of }: Reason, cell: Cell): boolean =>
  (document ?? cell.document) === cell.document &&
  (conditions?.includes(cell.condition) ?? true) &&
  of.includes(cell.capability)

/** Cells without a ruling or a reason, and reasons without a cell. */
export function faultsOf(cells: readonly Cell[], given: readonly Reason[]): readonly string[] {
  const open = cells.filter(({ because }) => !because.length)
  const unexplained = open
    .filter(cell => !given.some(reason => isAbout(reason, cell)))
    .map(({ law, kind, condition, capability, may }) => {
      const verb = may ? 'may' : 'may not'
      return `${law.id}: nothing says why ${kind} who are ${condition} ${verb} ${capability}; a ruling or a row of by-default.yaml must`
    })
  const idle = given.flatMap(reason =>
    reason.of.flatMap(one => {
      const needed = open.some(cell => cell.capability === one && isAbout(reason, cell))
      return needed ? [] : [`by-default.yaml: nothing is "${one}" by default as in "${reason.why}"; take it out`]
    }),
  )
  return [...unexplained, ...idle]
}
