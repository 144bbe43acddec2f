import { referenceEngine } from '../../engine/adapter/serve.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import type { HelloResult, Reply, Request } from '../../protocol/types.ts'
import { whyNot } from '../../steps/judge/applies.ts'
import type { Played } from '../../steps/judge/failure.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Case } from '../../steps/suite/case.ts'

/** An engine as a function of its requests. */
export type EngineFunction = (request: Request) => Reply

/** An engine that has been greeted. */
export interface Greeted {
  readonly client: Client
  readonly hello: HelloResult
}

export async function greet(engine: EngineFunction): Promise<Greeted> {
  const client = new Client(inProcess(engine))
  return { client, hello: await client.hello([]) }
}

/** The reference engine under one law only. */
export const under = (law: Ruleset): EngineFunction => referenceEngine(new Map([[law.id, law]]))

/** Outcomes that say nothing against an engine that declares less. */
const peaceful: readonly Played[] = ['pass', 'partly-checked', 'unsupported']

/** Does nothing in the case speak against the engine? What it does not declare it is not asked. */
export async function isAtPeace(kase: Case, engine: Greeted): Promise<boolean> {
  if (whyNot(kase, engine.hello)) return true
  const { outcome } = await playCase(kase, engine, [], () => [])
  return peaceful.includes(outcome)
}
