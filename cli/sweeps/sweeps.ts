import type { Sweep } from '../../analysis/sweeps/sweep.ts'
import { tableOf } from '../../cards/table-of.ts'
import type { Shard } from '../../runner/shard/shard.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'

/** A sweep as a command plays it and tells of it. */
export interface SweepCommand<Asked extends object, Found, Report> {
  readonly sweep: Sweep<Asked, Found, Report>
  /** What is said on a terminal while it is played. */
  readonly says: string
  /** Prints the report, and the exit code. */
  readonly tell: (report: Report, asked: Asked, json: boolean) => Promise<number>
}

type AnySweepCommand = SweepCommand<never, never, never>

/** Each by the name of its sweep. */
const commands = tableOf<() => Promise<object>>({
  strength: async () => (await import('./strength.ts')).strength,
  'strength --mutations': async () => (await import('./mutations.ts')).mutations,
  'strength --engine': async () => (await import('./engine.ts')).engine,
  'strength --narrow': async () => (await import('./narrow.ts')).narrow,
  fairness: async () => (await import('./fairness.ts')).fairness,
  'explain --between': async () => (await import('./between.ts')).between,
})

interface Manner {
  readonly json?: boolean | undefined
  /** Plays one shard, and prints what it found for `merge`. */
  readonly shard?: Shard | undefined
}

/** Plays a sweep by its name, or one shard of it, and prints what was found; the exit code. */
export async function sweepWith(name: string, asked: object, { json, shard }: Manner): Promise<number> {
  const [{ sweep, says, tell }, { playSweep }] = await Promise.all([
    named(name),
    import('../../analysis/sweeps/sweep.ts'),
  ])
  const begin = (known: number, all: number): void => {
    if (known) process.stderr.write(`${known} of ${all} pieces are known from before; ${all - known} are left.\n`)
  }
  const played = await busy(says, tellWhat => playSweep(sweep, asked as never, { shard, tell: tellWhat, begin }))
  if (shard) {
    const { partOf } = await import('../../analysis/sweeps/part.ts')
    process.stdout.write(`${JSON.stringify(partOf(name, asked, shard, played))}\n`)
    return exitCodes.well
  }
  const found = played.pieces.flatMap(piece => played.found.get(piece) ?? [])
  return tell(sweep.report(found, asked as never, played.cost), asked as never, !!json)
}

/** Puts the shards of a sweep together, and prints what the sweep would have; the exit code. */
export async function mergeSweep(paths: readonly string[], json: boolean | undefined): Promise<number> {
  const { joined } = await import('../../analysis/sweeps/part.ts')
  const { sweep: name, asked, found } = joined(paths, Object.keys(commands))
  const { sweep, tell } = await named(name)
  return tell(sweep.report(found as never, asked as never, { seconds: 0, found: 0 }), asked as never, !!json)
}

const named = async (name: string): Promise<AnySweepCommand> => (await commands[name]!()) as AnySweepCommand
