import { existsSync, watch } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { EngineCommandError } from '../../protocol/failures.ts'
import { GreetingError, UsageError } from '../../runner/usage-error.ts'
import { explain } from '../explain.ts'

/** Several files are often written at once: so many milliseconds of rest are waited for. */
const rest = 200
/** A file that changes during so many rounds in a row is written by what is played, and would have it played for ever. */
const inARow = 5
const unwatched = /(^|[\\/])(node_modules|\.git)([\\/]|$)/

/**
 * Plays, and plays again whenever something in the paths changes, until it is told to end or a signal ends the process; what is below `out` does not count.
 * What cannot be played is said, and the next change may mend it; options that are wrong at the start are thrown. A file that each round
 * itself writes is named, and not watched any more. Returns the last exit code.
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
      // What was written last is heard a little later.
      await setTimeout(rest)
      for (const file of changes.written()) {
        const said = `${file} changed while each of the last ${inARow} rounds was played, so it is not watched any more.`
        process.stderr.write(`${said} Start again to watch it again.\n`)
      }
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
  /** What changed since it was last asked, and in how many rounds in a row it did while these were played. */
  readonly #names = new Set<string>()
  readonly #rounds = new Map<string, number>()
  #changed = false
  #wake: (() => void) | undefined
  #timer: ReturnType<typeof globalThis.setTimeout> | undefined

  constructor(paths: readonly string[], out: string) {
    this.#watchers = paths.map(path =>
      watch(path, { recursive: true }, (_, file) => {
        const name = resolve(path, file ?? '')
        const isOwn = !relative(out, name).startsWith('..')
        if (isOwn || unwatched.test((file ?? '').split(sep).join('/')) || this.#isLeft(name)) return
        this.#names.add(name)
        clearTimeout(this.#timer)
        this.#timer = globalThis.setTimeout(() => this.#hear(), rest)
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
    this.#names.clear()
  }

  /** The files that are left out from now on, as they changed in each of the last rounds; it is asked at the end of a round. */
  written(): readonly string[] {
    for (const name of this.#rounds.keys()) if (!this.#names.has(name) && !this.#isLeft(name)) this.#rounds.delete(name)
    for (const name of this.#names) this.#rounds.set(name, (this.#rounds.get(name) ?? 0) + 1)
    const left = [...this.#names].filter(name => this.#isLeft(name))
    if (left.length && left.length === this.#names.size) {
      clearTimeout(this.#timer)
      this.#changed = false
    }
    this.#names.clear()
    return left
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const watcher of this.#watchers) watcher.close()
    this.#hear()
  }

  #isLeft(name: string): boolean {
    return (this.#rounds.get(name) ?? 0) >= inARow
  }

  #hear(): void {
    this.#changed = true
    this.#wake?.()
  }
}
