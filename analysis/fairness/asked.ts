import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import type { Case } from '../../steps/suite/case.ts'
import { greet, under } from '../reference.ts'
import { isAtPeace } from './peace.ts'

/** The cases in which a question of the law was asked, by its name. */
export type Asked = ReadonlyMap<string, readonly Case[]>

/** A law that hears which questions are asked of it. */
class Heard extends Map<string, readonly AnyRule[]> {
  readonly names = new Set<string>()
  override get(name: string): readonly AnyRule[] | undefined {
    this.names.add(name)
    return super.get(name)
  }
}

/** Plays the cases of the law, and hears what each of them asks; those that fail under the law itself are left out. */
export async function askedIn(law: Ruleset, cases: readonly Case[]): Promise<Asked> {
  const heard = new Heard(law.byQuestion)
  const engine = await greet(under({ ...law, byQuestion: heard }))
  const asked = new Map<string, Case[]>()
  for (const one of cases) {
    heard.names.clear()
    if (!(await isAtPeace(one, engine))) continue
    for (const name of heard.names) asked.set(name, [...(asked.get(name) ?? []), one])
  }
  return asked
}
