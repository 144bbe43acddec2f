import type { Engine } from './engine.ts'
import type { Reply, Request } from './types.ts'

/** Time limits in milliseconds. */
export interface Limits {
  readonly hello: number
  /** Every request but `hello`. */
  readonly request: number
  /** From `bye` to the end of the process or the connection. */
  readonly goodbye: number
}

export const defaultLimits: Limits = { hello: 30_000, request: 2_000, goodbye: 1_000 }

/** Milliseconds that one case may take, where one request may take so many. */
export const caseLimitFor = (request = defaultLimits.request): number => 5 * Math.max(request, defaultLimits.request)

/** One life of an engine: a process, a connection or a session. The first failure ends it. */
export interface Life {
  /** True when it is of no more use and whoever asked has been told why. */
  isOver(): boolean
  /** One request at a time. `limit` in milliseconds. */
  ask(request: Request, limit: number): Promise<Reply>
  /** See `Engine`. */
  hasOneTable?(): boolean
  /** Takes leave if nobody has, and leaves nothing open; never fails. */
  end(grace: number): Promise<void>
}

/**
 * An engine that lives as often as it has to: it begins at the first request and is kept; after a failure the next request
 * begins anew, and the engine has to be greeted again. There are never two lives at a time.
 */
export function manyLives(command: string, begin: () => Life, limits: Partial<Limits> = {}): Engine {
  const { hello, request: each, goodbye } = { ...defaultLimits, ...limits }
  let life: Life | undefined

  const ask = (request: Request, within = Number.POSITIVE_INFINITY): Promise<Reply> => {
    if (life?.isOver()) return close().then(() => ask(request, within))
    life ??= begin()
    return life.ask(request, Math.min(request.do === 'hello' ? hello : each, within))
  }
  const close = async () => {
    await life?.end(goodbye)
    life = undefined
  }
  return { command, ask, close, hasOneTable: () => life?.hasOneTable?.() ?? false }
}
