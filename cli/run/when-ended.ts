import { writeSync } from 'node:fs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What a run does at the moment. */
export interface Stage {
  /** From here on reports are written. */
  finishing(): void
  /** To be done before a signal ends this process. */
  atEnd(undo: () => void): void
}

/** Does the work; a signal that ends it meanwhile is told in a sentence, and ends this process as it would have. */
export async function tellingWhenEnded<T>(out: string, work: (stage: Stage) => Promise<T>): Promise<T> {
  const undoing: (() => void)[] = []
  let isFinishing = false
  const onSignal = (signal: NodeJS.Signals): void => {
    const told = isFinishing
      ? `while reports were written to ${out}: each that is there is whole.`
      : `before the run was over: nothing was written to ${out}, and the engine was ended.`
    // At once: nothing that is written later is written at all.
    say(`\nEnded by ${signal} ${told}\n`)
    for (const undo of undoing) undo()
    // Whoever else listens, as for the sake of the engine, goes on from here.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  for (const signal of signals) process.once(signal, onSignal)
  try {
    const done = await work({
      finishing: () => {
        isFinishing = true
      },
      atEnd: undo => undoing.push(undo),
    })
    // A signal that came while this thread wrote is heard only when it rests.
    for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate)
    return done
  } finally {
    for (const undo of undoing) undo()
    for (const signal of signals) process.off(signal, onSignal)
  }
}

function say(text: string): void {
  try {
    writeSync(2, text)
  } catch {
    // Nobody can be told.
  }
}
