import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

/** Cost of a process. */
export interface Taken {
  /** From its start to its end, or to the first line asked for. */
  readonly milliseconds: number
  /** Time of the processor, which a busy machine disturbs less. */
  readonly processor: number
  /** Peak of memory. Neither counts what its children take. */
  readonly kibibytes: number
  readonly stdout: string
}

const usage = new URL('./usage.js', import.meta.url).href

interface Manner {
  /** Where the clock stops; `first line`: at the first output to standard error. Default: the end. */
  readonly until?: 'end' | 'first line'
  /** Working directory. */
  readonly cwd?: string
}

/** Runs Node on a script and measures it. */
export function measureNode(args: readonly string[], { until = 'end', cwd }: Manner = {}): Promise<Taken> {
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', usage, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    ...(cwd ? { cwd } : {}),
  })
  const [stdout, stderr, used] = [1, 2, 3].map(fd => textOf(child.stdio[fd as 1] as Readable))
  let first: number | undefined
  child.stderr?.once('data', () => {
    first = performance.now() - start
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      const end = performance.now() - start
      if (code !== 0 && code !== 1) reject(new Error(`\`node ${args.join(' ')}\` ended with ${code}: ${stderr?.()}`))
      const milliseconds = until === 'end' ? end : (first ?? end)
      const [kibibytes = Number.NaN, processor = Number.NaN] = used?.().split(' ').map(Number) ?? []
      resolve({ milliseconds, processor, kibibytes, stdout: stdout?.() ?? '' })
    })
  })
}

function textOf(stream: Readable): () => string {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString('utf8')
}
