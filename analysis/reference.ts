import { referenceEngine } from '../engine/adapter/serve.ts'
import type { Ruleset } from '../engine/kernel/amend.ts'
import { Client } from '../protocol/client.ts'
import { EngineTimeout } from '../protocol/failures.ts'
import { inProcess } from '../protocol/in-process.ts'
import { resting } from '../protocol/resting.ts'
import type { Can, HelloResult, Reply, Request } from '../protocol/types.ts'

/** An engine as a function of its requests. */
export type EngineFunction = (request: Request) => Reply

/** An engine that has been greeted. */
export interface Greeted {
  readonly client: Client
  readonly hello: HelloResult
}

export interface Greeting {
  /** Replaces the engine's own declaration. */
  readonly can?: Can
}

/** Requests in one case at most, many times what any takes: a law that nobody has tried may never come to an end. */
const mostRequests = 5_000

/** Greets an engine of this process, however slow the machine is. */
export async function greet(engine: EngineFunction, { can }: Greeting = {}): Promise<Greeted> {
  const client = new Client(resting(inProcess(bounded(engine))), { caseLimit: Number.POSITIVE_INFINITY })
  const hello = await client.hello([])
  return { client, hello: can ? { ...hello, can } : hello }
}

/** The engine, which gives up on a case that never ends. */
function bounded(engine: EngineFunction): EngineFunction {
  let left = mostRequests
  return request => {
    if (request.do === 'hello' || request.do === 'arrange') left = mostRequests
    left -= 1
    if (left < 0) throw new EngineTimeout(`The case took more than ${mostRequests} requests.`)
    return engine(request)
  }
}

/** The reference engine under one law only. */
export const under = (law: Ruleset): EngineFunction => referenceEngine(new Map([[law.id, law]]))
