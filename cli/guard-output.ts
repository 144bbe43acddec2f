import { defused } from '../reports/defused.ts'

const guarded = new WeakSet<object>()
let letThrough = false

/** From now on nothing that an engine or a file has said reaches a CI as a command, whoever prints it. */
export function guardOutput(streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) {
    if (guarded.has(stream)) continue
    guarded.add(stream)
    const write = stream.write.bind(stream) as (...words: readonly unknown[]) => boolean
    stream.write = ((chunk: unknown, ...more: readonly unknown[]) =>
      write(typeof chunk === 'string' && !letThrough ? defused(chunk) : chunk, ...more)) as typeof stream.write
  }
}

/** Prints commands of our own. */
export function writeCommands(text: string): void {
  letThrough = true
  try {
    process.stdout.write(text)
  } finally {
    letThrough = false
  }
}
