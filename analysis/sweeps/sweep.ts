import { keep, kept } from '../../cache/cache.ts'
import type { Shard } from '../../runner/shard/shard.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { originOfSweeps } from './origin.ts'

/** A part of a sweep that is played, kept and merged as one. */
export interface Piece<Found> {
  /** Unique within its sweep, such as a topic; what a file may be called. */
  readonly name: string
  readonly play: () => Promise<readonly Found[]>
}

/** The pieces of a sweep, in the order of its report. */
export interface Prepared<Found> {
  readonly pieces: readonly Piece<Found>[]
  /** Something smaller than the sweep is asked for, which is played whenever it is asked for. */
  readonly isSample?: boolean
  /** Called once, with the names of the pieces to be played, before the first. */
  readonly before?: (names: readonly string[]) => Promise<void>
  /** Called when all has been played, whatever came of it. */
  readonly end?: () => void
}

/** The suite played many times over, each time with something else; `Asked` and `Found` are plain JSON. */
export interface Sweep<Asked, Found, Report> {
  /** As it is typed, such as `strength --narrow`. */
  readonly name: string
  readonly prepare: (asked: Asked, tell: (what: string) => void) => Promise<Prepared<Found>>
  /** Sums up what all pieces found, in their order. */
  readonly report: (found: readonly Found[], asked: Asked, cost: Cost) => Report
}

/** What was played now, and not known from before. */
export interface Cost {
  /** Of the processor. */
  readonly seconds: number
  /** So many things that were found. */
  readonly found: number
}

/** Pieces that were played. */
export interface Played<Found> {
  /** Names of all pieces of the sweep, those of other shards too. */
  readonly pieces: readonly string[]
  /** By name, what each of these found. */
  readonly found: ReadonlyMap<string, readonly Found[]>
  readonly cost: Cost
}

/** How a sweep is played. */
export interface Course {
  /** Absent = whole. */
  readonly shard?: Shard
  /** Hears what is being done. */
  readonly tell?: (what: string) => void
  /** Hears, before anything is played, how many pieces are known from a sweep that was broken off, and of how many. */
  readonly begin?: (known: number, all: number) => void
}

/** Plays the pieces of a sweep, or of one shard of it. What each finds is kept until anything changes: a sweep that was broken off goes on. */
export async function playSweep<Asked, Found>(
  { name, prepare }: Sweep<Asked, Found, unknown>,
  asked: Asked,
  { shard, tell = () => {}, begin }: Course = {},
): Promise<Played<Found>> {
  const { pieces, isSample, before, end } = await prepare(asked, tell)
  try {
    const own = shard ? dealtTo(shard, pieces) : pieces
    const store = isSample ? undefined : storeOf<Found>(name)
    const found = new Map<string, readonly Found[]>()
    for (const piece of own) {
      const known = store?.read(piece.name)
      if (known) found.set(piece.name, known)
    }
    const left = own.filter(piece => !found.has(piece.name))
    begin?.(found.size, own.length)
    const start = process.cpuUsage()
    if (left.length) await before?.(left.map(piece => piece.name))
    let count = 0
    for (const [at, piece] of left.entries()) {
      tell(`${piece.name}, ${at + 1} of ${left.length}`)
      const now = await piece.play()
      count += now.length
      found.set(piece.name, now)
      store?.write(piece.name, now)
    }
    const { user, system } = process.cpuUsage(start)
    return { pieces: pieces.map(piece => piece.name), found, cost: { seconds: (user + system) / 1e6, found: count } }
  } finally {
    end?.()
  }
}

/** Plays a sweep whole, and sums it up. */
export async function reportOf<Asked, Found, Report>(
  sweep: Sweep<Asked, Found, Report>,
  asked: Asked,
  course: Pick<Course, 'tell' | 'begin'> = {},
): Promise<Report> {
  const { pieces, found, cost } = await playSweep(sweep, asked, course)
  return sweep.report(
    pieces.flatMap(name => found.get(name) ?? []),
    asked,
    cost,
  )
}

/** Where the pieces of a sweep are kept. */
function storeOf<Found>(sweep: string) {
  const [folder, origin] = [`sweeps/${sweep.replaceAll(/[^a-z0-9]+/g, '-')}`, originOfSweeps()]
  return {
    read: (piece: string) => kept<readonly Found[]>(`${folder}/${piece}`, origin),
    write: (piece: string, found: readonly Found[]) => keep(`${folder}/${piece}`, origin, found),
  }
}

/** One in so many of the pieces, so that neighbours go to different shards. */
function dealtTo<Found>({ index, count }: Shard, pieces: readonly Piece<Found>[]): readonly Piece<Found>[] {
  if (count > pieces.length)
    throw new UsageError(
      `--shard ${index}/${count}: the sweep cannot be divided by ${count}; it has ${pieces.length} pieces. Ask for at most 1/${pieces.length}.`,
    )
  return pieces.filter((_, at) => at % count === index - 1)
}
