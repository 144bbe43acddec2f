import { SingleBar } from 'cli-progress'
import type { CaseResult } from './result.ts'
import { isTrouble } from './words.ts'

/** What a run tells while it goes on; `end` is called once, also after a failure. */
export interface Progress {
  tick(result: Pick<CaseResult, 'outcome'>): void
  end(): void
}

/** A moving bar on a terminal; elsewhere a line for every tenth of the cases. Nothing for an empty run. */
export function createProgress(total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (total === 0) return { tick: () => undefined, end: () => undefined }
  return stream.isTTY ? bar(total, stream) : sparse(total, stream)
}

function bar(total: number, stream: NodeJS.WriteStream): Progress {
  let troubles = 0
  const line = new SingleBar({
    stream,
    format: '{bar} {value}/{total} · {troubles} to look into',
    barCompleteChar: '━',
    barIncompleteChar: '─',
    barsize: Math.max(10, Math.min(40, (stream.columns ?? 80) - 40)),
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: true,
  })
  line.start(total, 0, { troubles })
  return {
    tick: ({ outcome }) => {
      if (isTrouble(outcome)) troubles++
      line.increment(1, { troubles })
    },
    end: () => line.stop(),
  }
}

function sparse(total: number, stream: NodeJS.WriteStream): Progress {
  let done = 0
  let troubles = 0
  const print = () => stream.write(`${done} of ${total} cases, ${troubles} to look into\n`)
  return {
    tick: ({ outcome }) => {
      done++
      if (isTrouble(outcome)) troubles++
      if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) print()
    },
    end: () => undefined,
  }
}
