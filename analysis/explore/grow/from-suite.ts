import { isGiven } from '../../../steps/judge/given.ts'
import type { Operation } from '../../../steps/operation.ts'
import type { Case } from '../../../steps/suite/case.ts'
import type { Script } from '../script.ts'

const done: ReadonlySet<Operation['op']> = new Set(['do', 'respond', 'choose', 'until', 'deck'])

/** The boards of the suite with what is done on them; nothing of what comes of it. */
export function scriptsOf(cases: readonly Case[], ruleset: string): readonly Script[] {
  return cases
    .filter(one => one.ruleset === ruleset)
    .map(({ steps }) => {
      const operations = steps.map(({ operation }) => operation)
      return { ruleset, given: operations.filter(isGiven), moves: operations.filter(({ op }) => done.has(op)) }
    })
}
