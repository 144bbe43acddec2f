import { findCard } from '../../../cards/catalogue.ts'
import { type Given, isGiven } from '../../../steps/judge/given.ts'
import type { Operation } from '../../../steps/operation.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { openingOf } from '../../../steps/suite/segment.ts'
import type { Script } from '../script.ts'

const done: ReadonlySet<Operation['op']> = new Set(['do', 'respond', 'choose', 'until', 'deck'])

/** The boards of the suite with what is done on them; nothing of what comes of it. */
export function scriptsOf(cases: readonly Case[], ruleset: string): readonly Script[] {
  return cases
    .filter(one => one.ruleset === ruleset)
    .map(({ steps, rulings }) => {
      const operations = steps.map(({ operation }) => operation)
      const moves = operations.filter(({ op }) => done.has(op))
      return { ruleset, given: atItsMoment(operations.filter(isGiven), operations), moves, rulings }
    })
}

/** The board says itself which segment it is, so that other deeds do not change it. */
export function atItsMoment(given: readonly Given[], operations: readonly Operation[]): readonly Given[] {
  const part = openingOf(operations, ({ title }) => findCard(title)?.type) === 'play' ? 'card play' : 'orders'
  if (!given.some(({ op }) => op === 'moment')) return [{ op: 'moment', moment: { turnOf: 'Alice', part } }, ...given]
  return given.map(one =>
    one.op === 'moment' && 'turnOf' in one.moment && !one.moment.part
      ? { op: 'moment', moment: { ...one.moment, part } }
      : one,
  )
}
