import type { Engine } from './engine.ts'
import { EngineProcess } from './engine-process.ts'
import type { Reply, Request } from './types.ts'

/** Time limits in milliseconds. */
export interface Limits {
  readonly hello: number
  /** Every request but `hello`. */
  readonly request: number
  /** From `bye` to the end of the process. */
  readonly goodbye: number
}

export const defaultLimits: Limits = { hello: 30_000, request: 2_000, goodbye: 1_000 }

/**
 * An engine behind a pipe. Its process starts at the first request and is kept; after a failure the next request starts a
 * new one, which has to be greeted again. There are never two at a time.
 */
export function childProcess(argv: readonly string[], limits: Partial<Limits> = {}): Engine {
  const { hello, request: each, goodbye } = { ...defaultLimits, ...limits }
  let process: EngineProcess | undefined

  const ask = (request: Request, within = Number.POSITIVE_INFINITY): Promise<Reply> => {
    if (process?.isOver()) return close().then(() => ask(request, within))
    process ??= new EngineProcess(argv)
    return process.ask(request, Math.min(request.do === 'hello' ? hello : each, within))
  }
  const close = async () => {
    await process?.end(goodbye)
    process = undefined
  }
  return { command: argv.map(quoted).join(' '), ask, close }
}

function quoted(word: string): string {
  return /^[^\s"']+$/.test(word) ? word : `"${word.replace(/(["\\])/g, '\\$1')}"`
}
