import { referenceEngine } from '../../engine/adapter/serve.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { amend, type Ruleset } from '../../engine/rulesets/ruleset.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import type { HelloResult } from '../../protocol/types.ts'
import type { Catalogue } from '../../rulings/catalogue.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'

/** What became of the law without one ruling: a case of its own failed, another case did, or nobody noticed. */
export type Fate = 'killed' | 'killed elsewhere' | 'survived'

export interface Mutant {
  readonly ruling: string
  readonly ruleset: string
  readonly fate: Fate
  /** The case that noticed first; absent = none. */
  readonly by?: string
  /** Why nobody noticed. */
  readonly reason?: string
}

interface Player {
  readonly client: Client
  readonly hello: HelloResult
}

/** Which rulings decided each case under the law as it is: only those cases can notice that one is missing. */
export type Decided = ReadonlyMap<string, ReadonlySet<string>>

/** Strikes every ruling in force out of every ruleset, one at a time, and plays the cases that could notice. */
export async function sweep(
  suite: Suite,
  catalogue: Catalogue,
  decided: Decided,
  only: readonly string[] = [],
): Promise<readonly Mutant[]> {
  const mutants: Mutant[] = []
  for (const law of rulesets.values()) {
    const cases = suite.cases.filter(one => one.ruleset === law.id)
    for (const ruling of inForce(law)) {
      if (only.length && !only.some(prefix => ruling.startsWith(prefix))) continue
      mutants.push(await fateOf(ruling, law, cases, catalogue, decided))
    }
  }
  return mutants
}

/** Every ruling that a rule or a clause of the law carries out. */
export function inForce(law: Ruleset): readonly string[] {
  const rules = [...law.rules.values()].filter(rule => !rule.presumed).map(rule => rule.ruling)
  return [...new Set([...rules, ...law.clauses.keys()])].sort()
}

async function fateOf(
  ruling: string,
  law: Ruleset,
  cases: readonly Case[],
  catalogue: Catalogue,
  decided: Decided,
): Promise<Mutant> {
  const about = { ruling, ruleset: law.id }
  const player = await playerOf(amend(law, { id: law.id, repeal: [ruling] }))
  const own = cases.filter(one => one.rulings.some(id => id === ruling || restsOn(id, ruling, catalogue)))
  const killer = await firstFailing(own, player)
  if (killer) return { ...about, fate: 'killed', by: killer.id }
  const others = cases.filter(one => !own.includes(one) && decided.get(one.id)?.has(ruling))
  const elsewhere = await firstFailing(others, player)
  if (elsewhere) return { ...about, fate: 'killed elsewhere', by: elsewhere.id }
  return { ...about, fate: 'survived', reason: reasonFor(own.length, others.length) }
}

function reasonFor(own: number, others: number): string {
  if (own) return `its ${own} scenarios under this ruleset pass without it`
  return others
    ? `it has no scenario under this ruleset, and the ${others} others that name it pass without it`
    : 'no scenario under this ruleset rests on it'
}

function restsOn(id: string, ruling: string, { rulings }: Catalogue): boolean {
  const entry = rulings.get(id)
  return entry?.met === 'follows-from' && entry.from.includes(ruling)
}

async function playerOf(law: Ruleset): Promise<Player> {
  const client = new Client(inProcess(referenceEngine(new Map([[law.id, law]]))))
  return { client, hello: await client.hello([]) }
}

/** Outcomes only: a mutant names other rulings, which is no failure. */
async function firstFailing(cases: readonly Case[], player: Player): Promise<Case | undefined> {
  for (const one of cases) {
    const { outcome } = await playCase(one, player, [], () => [])
    if (outcome !== 'pass') return one
  }
  return undefined
}
