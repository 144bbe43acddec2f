import { guardOutput } from '../../cli/guard-output.ts'

const streams = { stdout: process.stdout, stderr: process.stderr } as const
type Name = keyof typeof streams

const own = { stdout: streams.stdout.write.bind(streams.stdout), stderr: streams.stderr.write.bind(streams.stderr) }
let heard: Record<Name, string> | undefined
let isReady = false

/** What a deed writes to the standard streams of this process, below the guard that the command line puts there. */
export async function captured<T>(deed: () => Promise<T>) {
  if (!isReady) listen()
  isReady = true
  const texts = { stdout: '', stderr: '' }
  heard = texts
  try {
    const result = await deed()
    return { result, ...texts }
  } finally {
    heard = undefined
  }
}

function listen(): void {
  for (const name of ['stdout', 'stderr'] as const) {
    streams[name].setMaxListeners(0)
    streams[name].write = ((chunk: string | Uint8Array, ...more: never[]) => {
      if (!heard) return own[name](chunk, ...more)
      heard[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
      return true
    }) as typeof process.stdout.write
  }
  guardOutput()
}
