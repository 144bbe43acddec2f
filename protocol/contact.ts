import { setTimeout as pause } from 'node:timers/promises'
import { EngineCommandError, EngineCrash } from './failures.ts'

const patienceMilliseconds = 2_000
const pauseMilliseconds = 50
const refused = new Set(['ECONNREFUSED', 'ECONNRESET'])

const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ECONNREFUSED: 'nothing listens there; start the engine first',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'there is no such host',
    EACCES: 'this machine does not allow it',
  }),
)

/** The place where an engine listens, and what is known about it from one life of the engine to the next. */
export class Contact {
  readonly address: string
  #met = false
  #patient = true

  constructor(address: string) {
    this.address = address
  }

  /**
   * Tries for two seconds, as the engine may be about to start; once that was in vain, only once until somebody answers. Throws
   * an `EngineCommandError` when nobody ever has, and an `EngineCrash` when the engine is no longer there.
   */
  async reach<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const end = performance.now() + (this.#patient ? patienceMilliseconds : 0)
    for (;;) {
      try {
        const reached = await attempt()
        this.#met = true
        this.#patient = true
        return reached
      } catch (error) {
        const again = isRefusal(error) && performance.now() < end && !signal.aborted
        if (!again) throw this.#failed(error as NodeJS.ErrnoException)
        await pause(pauseMilliseconds, undefined, { signal }).catch(() => {})
      }
    }
  }

  #failed(error: NodeJS.ErrnoException): Error {
    if (!isUnreachable(error)) return error
    this.#patient = false
    const why = `${reasons.get(error.code ?? '') ?? error.message} (${error.code})`
    if (!this.#met) return new EngineCommandError(`Cannot reach the engine at ${this.address}: ${why}.`)
    return new EngineCrash(`The engine at ${this.address} cannot be reached any more: ${why}.`)
  }
}

function isRefusal(error: unknown): boolean {
  return isUnreachable(error) && refused.has((error as NodeJS.ErrnoException).code ?? '')
}

/** Whether nobody was there at all, which is not the same as somebody who falls silent. */
function isUnreachable(error: unknown): boolean {
  const { syscall = '' } = error as NodeJS.ErrnoException
  return syscall === 'connect' || syscall === 'getaddrinfo' || error instanceof AggregateError
}
