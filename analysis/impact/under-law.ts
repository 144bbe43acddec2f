import { referenceEngine } from '../../engine/adapter/serve.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import { Client, type Exchange } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import type { HelloResult } from '../../protocol/types.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'

/** The reference engine at a table, with one law. */
export interface UnderLaw {
  readonly client: Client
  readonly hello: HelloResult
  /** What was said since this was last asked; the case's own record and its clock go on. */
  readonly heard: () => readonly Exchange[]
}

/** Milliseconds for one case: a law that nobody has tried may keep the players passing for ever. */
const caseLimit = 2000

export async function underLaw(law: Ruleset): Promise<UnderLaw> {
  const answer = referenceEngine(new Map([[law.id, law]]))
  const said: Exchange[] = []
  const engine = inProcess(request => {
    const reply = answer(request)
    said.push({ request, reply })
    return reply
  })
  const client = new Client(engine, { caseLimit })
  return { client, hello: await client.hello([]), heard: () => said.splice(0) }
}

/** Outcomes only: which rulings decide may be another matter under another law. */
export async function playUnder(player: UnderLaw, cases: readonly Case[]): Promise<ReadonlyMap<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  for (const kase of cases) {
    verdicts.set(kase.id, await playCase(kase, player, [], () => []))
    player.heard()
  }
  return verdicts
}

const contradiction = /Rulings (\S.*) and (\S.*) answer "([^"]*)" differently/

/** The rules that the engine found in contradiction with each other; for the words of `Conflict`. */
export function conflictIn(message: string | undefined): readonly string[] | undefined {
  const found = message === undefined ? null : contradiction.exec(message)
  return found ? [found[1]!, found[2]!] : undefined
}
