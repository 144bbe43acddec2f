import { referenceEngine } from '../engine/adapter/serve.ts'
import type { Ruleset } from '../engine/kernel/amend.ts'
import { Client } from '../protocol/client.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { Can, HelloResult, Reply, Request } from '../protocol/types.ts'

/** An engine as a function of its requests. */
export type EngineFunction = (request: Request) => Reply

/** An engine that has been greeted. */
export interface Greeted {
  readonly client: Client
  readonly hello: HelloResult
}

export interface Greeting {
  /** Milliseconds for one case: a law that nobody has tried may never come to an end. */
  readonly caseLimit?: number
  /** Replaces the engine's own declaration. */
  readonly can?: Can
}

export async function greet(engine: EngineFunction, { can, ...limits }: Greeting = {}): Promise<Greeted> {
  const client = new Client(inProcess(engine), limits)
  const hello = await client.hello([])
  return { client, hello: can ? { ...hello, can } : hello }
}

/** The reference engine under one law only. */
export const under = (law: Ruleset): EngineFunction => referenceEngine(new Map([[law.id, law]]))
