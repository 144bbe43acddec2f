import { existsSync, watch } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { EngineCommandError } from '../../protocol/failures.ts'
import { GreetingError, UsageError } from '../../runner/usage-error.ts'
import { explain } from '../explain.ts'

/** Several files are often written at once: so many milliseconds of rest are waited for. */
const rest = 200
const unwatched = /(^|[\\/])(node_modules|\.git)([\\/]|$)/

/**
 * Plays, and plays again whenever something in the paths changes, until it is told to end or a signal ends the process; what is below `out` does not count.
 * What cannot be played is said, and the next change may mend it; options that are wrong at the start are thrown. Returns the last exit code.
 */
export async function playOnChange(
  paths: readonly string[],
  {
    out,
    play,
    ended = new Promise(() => {}),
  }: { readonly out: string; readonly play: () => Promise<number>; readonly ended?: Promise<void> },
): Promise<number> {
  const missing = paths.find(path => !existsSync(path))
  if (missing !== undefined) throw new UsageError(`--watch ${missing}: there is no such file or folder.`)
  const changes = new Changes(paths, resolve(out))
  let over = false
  void ended.then(() => {
    over = true
    changes.close()
  })
  try {
    for (let round = 1; ; round += 1) {
      const code = await play().catch(error => {
        if (round === 1 && isTyped(error)) throw error
        return explain(error)
      })
      if (over) return code
      process.stderr.write(`Watching ${paths.join(', ')}; Ctrl-C ends it.\n`)
      await changes.next()
      if (over) return code
    }
  } finally {
    // What watches keeps the process from its end.
    changes.close()
  }
}

/** What no change of a file mends. */
const isTyped = (error: unknown): boolean =>
  (error instanceof UsageError && !(error instanceof GreetingError)) || error instanceof EngineCommandError

class Changes {
  readonly #watchers: readonly { close(): void }[]
  #changed = false
  #wake: (() => void) | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(paths: readonly string[], out: string) {
    this.#watchers = paths.map(path =>
      watch(path, { recursive: true }, (_, file) => {
        const name = file ?? ''
        const isOwn = !relative(out, resolve(path, name)).startsWith('..')
        if (isOwn || unwatched.test(name.split(sep).join('/'))) return
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => this.#hear(), rest)
      }),
    )
  }

  /** Settles at the next change, or at once if there was one since the last. */
  async next(): Promise<void> {
    if (!this.#changed)
      await new Promise<void>(resolve => {
        this.#wake = resolve
      })
    this.#changed = false
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const watcher of this.#watchers) watcher.close()
    this.#hear()
  }

  #hear(): void {
    this.#changed = true
    this.#wake?.()
  }
}
