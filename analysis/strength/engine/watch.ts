import type { Written } from '../mutation/instrument.ts'
import { unnoted } from '../mutation/switch.ts'

/** Where code into which mutants are compiled tells what it comes to. */
interface Watcher {
  /** The mutants could replace the expression that is worked out next. */
  enter?: ((ids: readonly string[]) => void) | undefined
  /** What that expression came to. */
  leave?: ((ids: readonly string[], value: unknown) => void) | undefined
  /** The expression would have come to another value under each of the mutants if that says so. */
  compare?: ((ids: readonly string[], differs: () => boolean) => void) | undefined
}

const everywhere = globalThis as { __expressions__?: Watcher }
const watcher: Watcher = everywhere.__expressions__ ?? {}
everywhere.__expressions__ = watcher

const teller = `
function stryIn_9fa48(ids) { globalThis.__expressions__?.enter?.(ids); return ids }
function stryOut_9fa48(ids, value) { globalThis.__expressions__?.leave?.(ids, value); return value }
`

/** The code, which tells of each expression that a mutant could replace what it came to. */
export const telling = (content: string): string =>
  content.replace(
    /\(stryCov_9fa48\(([^()]*)\), /g,
    (_, ids: string) => `stryOut_9fa48(stryIn_9fa48(stryCov_9fa48(${ids}) ?? [${ids}]), `,
  ) + teller

/** So many expressions may be worked out in one go: what never ends is an error. */
const limit = 3_000_000

/** Does it, and gives up where it never ends. */
export function ending<T>(go: () => T): T {
  let left = limit
  watcher.enter = () => {
    left -= 1
    if (left < 0) throw new Error('it never ends')
  }
  try {
    return go()
  } finally {
    watcher.enter = undefined
  }
}

/** Works something out of which nobody hears; what cannot be worked out differs. */
function unheard(differs: () => boolean): boolean {
  const { enter, leave, compare } = watcher
  watcher.enter = undefined
  watcher.leave = undefined
  watcher.compare = undefined
  try {
    return unnoted(differs)
  } catch {
    return true
  } finally {
    watcher.enter = enter
    watcher.leave = leave
    watcher.compare = compare
  }
}

const isTrue = 1
const isFalse = 2

/** What expressions come to, by the number of each mutant that could replace them. */
export class Values {
  #seen = new Map<string, number>()
  #begun = new Map<string, number>()
  #last: readonly string[] = []
  /** So many expressions have been begun. */
  #count = 0
  #starts = new Map<string, number>()
  #within = new Map<string, number>()
  /** Of mutants of which code tells whether they come to another value: does any? */
  #infects = new Map<string, boolean>()

  /** From now on; forgets what was. */
  begin(isNoted: (id: string) => boolean): void {
    this.#seen = new Map()
    this.#begun = new Map()
    this.#starts = new Map()
    this.#within = new Map()
    this.#infects = new Map()
    watcher.compare = (ids, differs) => {
      const left = ids.filter(id => !this.#infects.get(id))
      const value = left.length > 0 && unheard(differs)
      for (const id of left) this.#infects.set(id, value)
    }
    const begin = (id: string, more: number): void => void this.#begun.set(id, (this.#begun.get(id) ?? 0) + more)
    watcher.enter = ids => {
      this.#count += 1
      for (const id of ids) {
        begin(id, 1)
        this.#starts.set(id, this.#count)
      }
      if (ids.some(isNoted)) this.#last = ids
    }
    watcher.leave = (ids, value) => {
      const bit = value ? isTrue : isFalse
      for (const id of ids) {
        begin(id, -1)
        this.#within.set(id, Math.max(this.#within.get(id) ?? 0, this.#count - (this.#starts.get(id) ?? this.#count)))
        this.#seen.set(id, (this.#seen.get(id) ?? 0) | bit)
      }
    }
  }

  end(): void {
    watcher.enter = undefined
    watcher.leave = undefined
    watcher.compare = undefined
  }

  /** The mutants of the last of the expressions that are noted which was begun. */
  get last(): readonly string[] {
    return this.#last
  }

  /** Was the expression given up in its midst, as by a refusal? */
  isGivenUp(id: string): boolean {
    return (this.#begun.get(id) ?? 0) > 0
  }

  /** How many other expressions were worked out within each, where there were most. */
  get within(): ReadonlyMap<string, number> {
    return this.#within
  }

  /** May the mutant have made a difference? One makes none that came to the same value wherever it was passed, and never gave up. */
  mayDiffer({ id, replacement }: Pick<Written, 'id' | 'replacement'>): boolean {
    const infects = this.#infects.get(id)
    if (infects !== undefined) return infects || this.isGivenUp(id)
    const seen = this.#seen.get(id)
    if (seen === undefined) return true
    if (replacement === 'true') return (seen & isFalse) > 0
    return replacement === 'false' ? (seen & isTrue) > 0 : true
  }
}
