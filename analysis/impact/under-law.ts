import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { Exchange } from '../../protocol/client.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import type { EngineFunction, Greeted } from '../reference.ts'
import { Table } from '../variants/table.ts'
import { unchanged, type Variant } from '../variants/variant.ts'

/** An engine of which every message is heard. */
export interface UnderLaw extends Greeted {
  /** Messages since this was last asked; the case's own record and its clock go on. */
  readonly heard: () => readonly Exchange[]
}

/** A table for a law that may be nobody's yet. */
export const tableUnder = (law: Ruleset, variant: Variant = unchanged): Table =>
  new Table(variant, { laws: new Map([[law.id, law]]) })

/** The reference engine under that law, with somebody who listens. */
export async function underLaw(law: Ruleset): Promise<UnderLaw> {
  const said: Exchange[] = []
  const engine =
    (plain: EngineFunction): EngineFunction =>
    request => {
      const reply = plain(request)
      said.push({ request, reply })
      return reply
    }
  const greeted = await tableUnder(law, { ...unchanged, engine }).engine(law.id)!
  return { ...greeted, heard: () => said.splice(0) }
}

/** Told after each scenario that was played; what it promises is waited for. */
export type Pace = () => Promise<void> | undefined

const hasty: Pace = () => undefined

/** Outcomes only: which rulings decide may be another matter under another law. */
export async function playUnder(
  table: Table,
  cases: readonly Case[],
  pace = hasty,
): Promise<ReadonlyMap<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  for (const kase of cases) {
    const verdict = await table.play(kase)
    if (verdict) verdicts.set(kase.id, verdict)
    await pace()
  }
  return verdicts
}

const contradiction = /Rulings (\S.*) and (\S.*) answer "([^"]*)" differently/

/** The rules that the engine found in contradiction with each other; for the words of `Conflict`. */
export function conflictIn(message: string | undefined): readonly string[] | undefined {
  const found = message === undefined ? null : contradiction.exec(message)
  return found ? [found[1]!, found[2]!] : undefined
}
