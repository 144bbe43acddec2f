import { Agreement } from '../../protocol/agreement.ts'
import type { Engine } from '../../protocol/engine.ts'
import { EngineError, EngineFailure, ProtocolViolation } from '../../protocol/failures.ts'
import type { HelloResult, Reply, Request } from '../../protocol/types.ts'
import { checkReply, checkRequest } from '../../protocol/validator.ts'
import { InVain } from '../../runner/in-vain.ts'
import { outcomeOf } from '../../steps/judge/failure.ts'

type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never

/** A message that the schemas do not allow. */
export interface Offence {
  readonly violation: ProtocolViolation
  readonly message: Request | Reply
}

/** So many greetings in a row may fail, as each may take its full time. */
const greetingsInVain = 3

/** The engine that is looked at: asked one thing at a time, and greeted again whenever it had to be started anew. */
export class Patient {
  readonly engine: Engine
  readonly isStrict: boolean
  readonly #titles: readonly string[]
  readonly #agreement = new Agreement()
  /** By what was asked. */
  readonly #inVain = new Map<string, InVain>()
  readonly #answered = new Set<string>()
  #lastId = 0
  #isGreeted = false
  /** The first message that breaks the protocol. */
  offence: Offence | undefined
  slowest = { verb: 'hello', milliseconds: 0 }
  /** Milliseconds until it was there the first time. */
  greeted = 0
  /** Why it is not to be asked any more: it failed alike too often. */
  lost: string | undefined
  /** What it replied to with `unsupported`, and what was being tried. */
  readonly cannot: string[] = []

  constructor(engine: Engine, titles: readonly string[], strict: boolean) {
    this.engine = engine
    this.#titles = titles
    this.isStrict = strict
  }

  async greet(extra: object = {}): Promise<HelloResult> {
    const hello = { do: 'hello', protocols: ['1.0'], strict: this.isStrict, titles: this.#titles, ...extra } as const
    const result = (await this.#exchange(hello, Object.keys(extra).length > 0)) as unknown as HelloResult
    this.#isGreeted = true
    return result
  }

  /** Greets it where that has not been done in this life. */
  async ready(): Promise<void> {
    if (!this.#isGreeted) await this.greet()
  }

  /** The result; throws an `EngineError` for an error and an `EngineFailure` when no usable reply came. */
  async ask<R extends object>(request: Unnumbered): Promise<R> {
    await this.ready()
    return (await this.#exchange(request, false)) as R
  }

  /** A request that the protocol does not know, on purpose. */
  async tease(request: object): Promise<object> {
    await this.ready()
    return this.#exchange(request as Unnumbered, true)
  }

  /** Whether it has ever replied to a request of that kind, be it with an error. */
  hasAnswered(request: object): boolean {
    return this.#answered.has(kindOf(request as Request))
  }

  /** Ends this life of the engine; the next request begins another. Returns how long it took after `bye` was answered. */
  async dismiss(): Promise<number> {
    if (this.#isGreeted) await this.#exchange({ do: 'bye' }, false)
    const start = performance.now()
    await this.close()
    return performance.now() - start
  }

  async close(): Promise<void> {
    this.#isGreeted = false
    await this.engine.close()
  }

  note(violation: ProtocolViolation, message: Request | Reply): void {
    this.offence ??= { violation, message }
  }

  async #exchange(unnumbered: Unnumbered, deliberate: boolean): Promise<object> {
    this.#lastId += 1
    const request = { id: this.#lastId, ...unnumbered } as Request
    const start = performance.now()
    const reply = await this.#asked(request)
    const milliseconds = performance.now() - start
    if (request.do === 'hello') this.greeted ||= milliseconds
    else if (milliseconds > this.slowest.milliseconds) this.slowest = { verb: request.do, milliseconds }
    this.#validate(request, reply, deliberate)
    if ('error' in reply) throw new EngineError(reply.error.code, reply.error.message)
    return reply.result
  }

  async #asked(request: Request): Promise<Reply> {
    try {
      const reply = await this.engine.ask(request)
      this.#inVain.delete(kindOf(request))
      this.#answered.add(kindOf(request))
      return reply
    } catch (error) {
      this.#isGreeted = false
      if (error instanceof EngineFailure) this.#count(request, error)
      throw error
    }
  }

  #count(request: Request, error: EngineFailure): void {
    const what = kindOf(request)
    const vain = this.#inVain.get(what) ?? new InVain(request.do === 'hello' ? greetingsInVain : undefined)
    this.#inVain.set(what, vain)
    vain.add(outcomeOf(error))
    if (vain.isEnough()) this.lost ??= vain.says(`requests \`${request.do}\``)
  }

  #validate(request: Request, reply: Reply, deliberate: boolean): void {
    try {
      if (!deliberate) checkRequest(request)
      if (!deliberate || 'error' in reply) checkReply(request, reply)
      if (!deliberate && 'result' in reply) this.#agreement.hear(request, reply.result)
    } catch (error) {
      if (!(error instanceof ProtocolViolation)) throw error
      this.note(error, error.side === 'runner' ? request : reply)
    }
  }
}

/** A request to try or to see as a player may fail where another of the same verb does not. */
function kindOf(request: Request): string {
  if (request.do === 'observe') return request.as === undefined ? 'observe' : 'view'
  return request.do === 'act' && request.try ? 'try' : request.do
}
