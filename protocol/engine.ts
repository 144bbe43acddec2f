import type { Reply, Request } from './types.ts'

/** An engine under test, wherever it runs. In-process engines may answer at once, others answer with a promise. */
export interface Engine {
  /**
   * Rejects with an `EngineFailure` when no usable reply came. `within`: milliseconds left to the case; absent = no bound
   * but the engine's own.
   */
  ask(request: Request, within?: number): Promise<Reply> | Reply
  /** Ends the engine and leaves no process behind; may be called twice. */
  close(): Promise<void>
  /** True when the engine seats one runner at a time, as far as its answer to `hello` tells; absent = it seats several. */
  hasOneTable?(): boolean
  /** How the engine was started, for reports: a command line, or `built-in`. */
  readonly command: string
}
