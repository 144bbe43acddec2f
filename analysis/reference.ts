import { referenceEngine } from '../engine/adapter/serve.ts'
import type { Ruleset } from '../engine/kernel/amend.ts'
import { Client } from '../protocol/client.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { HelloResult, Reply, Request } from '../protocol/types.ts'

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
