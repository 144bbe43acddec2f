import { writeSync } from 'node:fs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Plays; a signal that ends it meanwhile is told in a sentence, and ends this process as it would have. */
export async function tellingWhenEnded<T>(out: string, play: () => Promise<T>): Promise<T> {
  const onSignal = (signal: NodeJS.Signals): void => {
    // At once: nothing that is written later is written at all.
    writeSync(
      2,
      `\nEnded by ${signal} before the run was over: nothing was written to ${out}, and the engine was ended.\n`,
    )
    // Whoever else listens, as for the sake of the engine, goes on from here.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  for (const signal of signals) process.once(signal, onSignal)
  try {
    return await play()
  } finally {
    for (const signal of signals) process.off(signal, onSignal)
  }
}
