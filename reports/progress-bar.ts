import { SingleBar } from 'cli-progress'
import type { Progress } from './progress.ts'
import { isTrouble } from './words.ts'

/** A moving bar on a terminal. */
export function bar(total: number, stream: NodeJS.WriteStream): Progress {
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
