import { Worker } from 'node:worker_threads'

/** Hears how much of the work is done, and of how much, where that is known; or, in words, what is being done. */
export type Tell = (done: number | string, total?: number) => void

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> & { readonly fd?: number }

/** Says on a terminal what goes on, how far it is and for how long, and takes it back when it is over; says nothing elsewhere. */
export async function busy<T>(
  what: string,
  work: (tell: Tell) => T | Promise<T>,
  stream: Terminal = process.stderr,
  every = 500,
): Promise<T> {
  if (!stream.isTTY) return work(() => {})
  stream.write(`${what} …`)
  // What computes without a pause would keep a timer of this thread from being heard.
  const clock = new Worker(new URL('./busy-clock.js', import.meta.url), {
    workerData: { fd: stream.fd ?? 2, what, columns: stream.columns || 80, every },
    execArgv: [],
  })
  clock.on('error', () => {})
  clock.unref()
  try {
    return await work(telling(words => clock.postMessage(words)))
  } finally {
    await clock.terminate()
    stream.write('\r\u001b[K')
  }
}

/** The words of a count, ten times a second at most. */
function telling(say: (words: string) => void): Tell {
  let last = 0
  return (done, total) => {
    const now = performance.now()
    if (now - last < 100) return
    last = now
    say(total === undefined ? inWords(done) : `${inWords(done)} of ${inWords(total)}`)
  }
}

const inWords = (done: number | string): string => done.toLocaleString('en-US')
