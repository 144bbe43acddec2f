import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Case } from '../../steps/suite/case.ts'
import type { RunOptions } from '../options.ts'
import { type Heard, listOf, type Said, type Told } from './share.ts'

/** Threads that play cases beside this one. */
export interface Threads {
  /** How many cases have been taken, by whichever thread. */
  readonly taken: Int32Array
  /** When they have ended, in whatever way. */
  readonly over: Promise<unknown>
}

/** Fewer cases are played before another thread has loaded the engine. */
const worthIt = 2_000

/** More threads than these wait for one another. */
const most = 4

/** How many threads play, this one included: as many as asked for, or as there are processors, where the built-in engine has much to do. */
export function threadsFor(options: RunOptions, cases: number): number {
  const { engine, failFast, report, jobs } = options
  const isWhole = !report.some(format => format === 'messages' || format === 'allure')
  if (engine !== undefined || failFast || !isWhole) return 1
  return jobs ?? (cases < worthIt ? 1 : Math.min(availableParallelism(), most))
}

/** Starts so many threads; `ended` hears what comes of their cases. One that finds other cases, or breaks down, is left out. */
export function startThreads(
  count: number,
  options: RunOptions,
  cases: readonly Case[],
  ended: (one: Heard) => void,
): Threads {
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const list = listOf(cases)
  const start = (): Promise<void> =>
    new Promise(resolve => {
      const workerData: Told = { options, taken }
      const file = new URL('../../bin/stccg-conformance.js', import.meta.url)
      const worker = new Worker(file, { workerData, execArgv: [], stderr: true, stdout: true })
      worker.on('message', (said: string | readonly Said[]) => {
        if (typeof said !== 'string')
          for (const { at, ended: how } of said) ended({ kase: cases[at]!, ...how } as Heard)
        else if (said !== list) void worker.terminate()
      })
      worker.on('error', () => resolve())
      worker.on('exit', () => resolve())
    })
  return { taken: new Int32Array(taken), over: Promise.all(Array.from({ length: count }, start)) }
}
