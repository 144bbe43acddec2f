import type { Ruleset } from '../../../engine/kernel/amend.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { unchanged } from '../../variants/variant.ts'
import { declarations } from '../declarations.ts'
import type { Difference } from '../differences.ts'
import { waysOfAsking } from './asking.ts'
import type { Liberty } from './liberty.ts'
import { oneByOne } from './one-by-one.ts'
import { waysOfBeingStrict } from './strict.ts'
import { waysOfTelling } from './telling.ts'

/** Liberties that the protocol leaves to engines. */
export const libertiesOfTheProtocol: readonly Liberty[] = [
  ...waysOfTelling,
  ...waysOfAsking,
  oneByOne,
  ...waysOfBeingStrict,
]

/** Each of them taken by an engine that plays the law as ours does. */
export function liberties(law: Ruleset, cases: readonly Case[]): readonly Difference[] {
  const taken = libertiesOfTheProtocol.map(one => ['liberty', one] as const)
  const declared = declarations.map(one => ['declaration', one] as const)
  return [...taken, ...declared].map(([kind, { id, says, wrap }]) => ({
    variant: { ...unchanged, id, says: () => says, engine: wrap },
    kind,
    ruleset: law.id,
    customs: [],
    cases,
  }))
}
