import { Agreement } from './agreement.ts'
import { possible } from './board-fault.ts'
import type { Engine } from './engine.ts'
import { faultOf, nameOf } from './envelope.ts'
import {
  EngineBabble,
  EngineCommandError,
  EngineError,
  EngineFailure,
  EngineTimeout,
  ProtocolViolation,
  wrongProtocol,
} from './failures.ts'
import { caseLimitFor } from './lives.ts'
import type {
  Act,
  ActResult,
  Answer,
  ArrangeResult,
  Board,
  HelloResult,
  Name,
  Observation,
  ObserveRequest,
  Reply,
  Request,
  Supposed,
} from './types.ts'

/** The versions that this runner speaks. */
export const protocols: readonly string[] = ['1.0']

export interface Exchange {
  readonly request: Request
  /** Absent = no usable reply came. */
  readonly reply?: Reply
}

export interface ClientOptions {
  /** Check every message of both sides against the schemas. */
  readonly strict?: boolean
  /** Milliseconds that one case may take. */
  readonly caseLimit?: number
}

type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never
type Validator = typeof import('./validator.ts')
/** So many greetings in a row may fail before the engine is given up, as each may take its full time. */
const greetingsInVain = 3

/** The runner's side of the conversation with one engine. Greets the engine again when it had to be restarted. */
export class Client {
  /** How the engine was started. */
  readonly command: string
  readonly #engine: Engine
  readonly isStrict: boolean
  readonly #caseLimit: number
  readonly #agreement = new Agreement()
  #validator: Validator | undefined
  #greeting: Parameters<Client['hello']> | undefined
  #greeted = false
  #inVain = 0
  #lost: unknown
  #lastId = 0
  #caseEnds = Number.POSITIVE_INFINITY
  #transcript: Exchange[] = []

  constructor(engine: Engine, { strict = false, caseLimit = caseLimitFor() }: ClientOptions = {}) {
    this.command = engine.command
    this.#engine = engine
    this.isStrict = strict
    this.#caseLimit = caseLimit
  }

  /** Must come first; `titles` are all that the run will use, `supposed` those of them that no set contains. */
  async hello(titles: readonly string[], supposed: readonly Supposed[] = []): Promise<HelloResult> {
    this.#greeting = [titles, supposed]
    const words = supposed.length ? { titles, supposed } : { titles }
    const result = (await this.#ask({ do: 'hello', protocols, strict: this.isStrict, ...words })) as HelloResult
    if (!protocols.includes(result.protocol)) throw wrongProtocol(protocols, result.protocol)
    this.#greeted = true
    return result
  }

  arrange(board: Board): Promise<ArrangeResult> {
    return this.#request({ do: 'arrange', board }) as Promise<ArrangeResult>
  }

  /** `try`: only ask whether the act could be started; for engines that declare it. */
  act(as: Name, act: Act, options?: { readonly try?: boolean }): Promise<ActResult> {
    return this.#request({ do: 'act', as, act, ...(options?.try ? { try: true } : {}) }) as Promise<ActResult>
  }

  answer(q: string, as: Name | 'chance', answer: Answer): Promise<ActResult> {
    return this.#request({ do: 'answer', q, as, answer }) as Promise<ActResult>
  }

  /** Throws a `ProtocolViolation` where the board that is shown cannot be. */
  async observe(wanted: Pick<ObserveRequest, 'as' | 'values' | 'facts'> = {}): Promise<Observation> {
    return (await this.#request({ do: 'observe', ...wanted })) as Observation
  }

  /** Takes leave and closes the engine; never fails, whatever state the engine is in. */
  async bye(): Promise<void> {
    if (this.#greeted) await this.#ask({ do: 'bye' }).catch(() => {})
    this.#greeted = false
    await this.#engine.close()
  }

  /** Starts the clock and the transcript of a case. */
  beginCase(): void {
    this.#caseEnds = performance.now() + this.#caseLimit
    this.#transcript = []
  }

  /** What was said since `beginCase`, or since it was last taken; stops the clock of the case. */
  takeTranscript(): readonly Exchange[] {
    const taken = this.#transcript
    this.#transcript = []
    this.#caseEnds = Number.POSITIVE_INFINITY
    return taken
  }

  /** The first answer since `beginCase` that breaks the protocol, whether or not anybody minded it at the time. */
  async violation(): Promise<ProtocolViolation | undefined> {
    return (await this.#validation()).firstViolation(this.#transcript)
  }

  #request(request: Unnumbered): Promise<unknown> {
    if (this.#greeted || !this.#greeting) return this.#ask(request)
    return this.#greetAgain(this.#greeting).then(() => this.#ask(request))
  }

  /** Starting an engine again is not charged to the case. */
  async #greetAgain(greeting: Parameters<Client['hello']>): Promise<void> {
    if (this.#inVain >= greetingsInVain) throw givenUp(this.#lost)
    const start = performance.now()
    try {
      await this.hello(...greeting)
      this.#inVain = 0
    } catch (error) {
      this.#inVain += 1
      this.#lost = error
      throw error
    } finally {
      this.#caseEnds += performance.now() - start
    }
  }

  async #ask(unnumbered: Unnumbered): Promise<unknown> {
    this.#lastId += 1
    const request = { id: this.#lastId, ...unnumbered } as Request
    if (this.isStrict) (await this.#validation()).checkRequest(request)
    const reply = await this.#exchange(request)
    if (this.isStrict) (await this.#validation()).checkReply(request, reply)
    if ('error' in reply) throw new EngineError(reply.error.code, reply.error.message, { issue: reply.error.issue })
    if (request.do === 'observe') possible(reply.result as Observation, request.id)
    this.#agreement.hear(request, reply.result)
    return reply.result
  }

  async #exchange(request: Request): Promise<Reply> {
    const left = request.do === 'hello' ? undefined : this.#caseEnds - performance.now()
    if (left !== undefined && left <= 0)
      throw new EngineTimeout(`The case took longer than ${this.#caseLimit / 1000} s.`)
    try {
      const reply = await this.#engine.ask(request, left)
      this.#transcript.push({ request, reply })
      const fault = faultOf(reply, request)
      if (fault) throw new EngineBabble(`The engine's answer to ${nameOf(request)} ${fault}.`)
      return reply
    } catch (error) {
      throw this.#failed(request, error)
    }
  }

  #failed(request: Request, error: unknown): unknown {
    if (this.#transcript.at(-1)?.request !== request) this.#transcript.push({ request })
    if (error instanceof EngineFailure) this.#greeted = false
    if (error instanceof EngineFailure || error instanceof EngineCommandError || error instanceof ProtocolViolation)
      return error
    return new EngineError('internal', String(error), { cause: error })
  }

  async #validation(): Promise<Validator> {
    this.#validator ??= await import('./validator.ts')
    return this.#validator
  }
}

function givenUp(lost: unknown): unknown {
  if (!(lost instanceof EngineFailure)) return lost
  const message = `${lost.message} ${greetingsInVain} greetings in a row were in vain, so it was not asked again.`
  return new EngineFailure(lost.kind, message)
}
