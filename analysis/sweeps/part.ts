import { closeSync, openSync, readSync } from 'node:fs'
import { digestOf } from '../../cache/cache.ts'
import { parseJson, readIn } from '../../reports/read-report.ts'
import { ReportError } from '../../reports/report-error.ts'
import { printable } from '../../reports/words.ts'
import { requireEach } from '../../runner/merge/shards.ts'
import type { Shard } from '../../runner/shard/shard.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { originOfSweeps } from './origin.ts'
import type { Played } from './sweep.ts'

/** What one shard of a sweep found, as `--shard` prints it. */
export interface Part {
  readonly sweep: string
  /** The options of the sweep. */
  readonly asked: object
  readonly shard: Shard
  /** Digest of all that the sweep depends on. */
  readonly origin: string
  /** Names of the pieces of all shards, in order. */
  readonly pieces: readonly string[]
  /** By name, what the pieces of this shard found. */
  readonly found: Readonly<Record<string, readonly unknown[]>>
  /** Digest of all the rest. */
  readonly digest: string
}

type Rest = Omit<Part, 'digest'>

/** With its digest. */
export const sealed = ({ sweep, asked, shard, origin, pieces, found }: Rest): Part => {
  const rest: Rest = { sweep, asked, shard, origin, pieces, found }
  return { ...rest, digest: digestOf([JSON.stringify(rest)]) }
}

/** The file of a shard. */
export function partOf(
  sweep: string,
  asked: object,
  shard: Shard,
  { pieces, found: all }: Pick<Played<unknown>, 'pieces' | 'found'>,
): Part {
  return sealed({ sweep, asked, shard, origin: originOfSweeps(), pieces, found: Object.fromEntries(all) })
}

interface ReadPart extends Part {
  readonly file: string
}

/** How the file of a shard begins. */
const beginning = '{"sweep":'

/** Is the file what a shard of a sweep printed, and no report of a run? What cannot be read is none. */
export function isPart(path: string): boolean {
  try {
    return readStart(path, beginning.length) === beginning
  } catch {
    return false
  }
}

/** The shards of one sweep, put together; throws, naming the files, where they are not just that. `sweeps` = names of those that there are. */
export function joined(
  paths: readonly string[],
  sweeps: readonly string[],
): Pick<Part, 'sweep' | 'asked'> & { readonly found: readonly unknown[] } {
  const parts = paths.map(read).sort((one, other) => one.shard.index - other.shard.index)
  const [first, ...others] = parts as [ReadPart, ...ReadPart[]]
  for (const other of others) requireSame(first, other)
  requireEach(parts, first.shard.count)
  if (!sweeps.includes(first.sweep))
    throw new UsageError(
      printable(`${first.file}: there is no sweep "${first.sweep}". There are ${sweeps.join(', ')}.`),
    )
  if (first.origin !== originOfSweeps())
    throw new UsageError(
      printable(
        `${first.file}: rules, cards, features or code have changed since. Run the shards again, or merge them where they were played.`,
      ),
    )
  const found = new Map(parts.flatMap(part => Object.entries(part.found)))
  return { sweep: first.sweep, asked: first.asked, found: first.pieces.flatMap(name => found.get(name) ?? []) }
}

function requireSame(one: ReadPart, other: ReadPart): void {
  const traits = ({
    sweep,
    asked,
    origin,
    pieces,
    shard: { count },
  }: ReadPart): readonly (readonly [string, string])[] => [
    ['the sweep', sweep],
    ['what was asked for', JSON.stringify(asked)],
    ['the number of shards', String(count)],
    ['the law or the suite', `digest ${digestOf([origin, ...pieces]).slice(0, 12)}`],
  ]
  const there = new Map(traits(other))
  for (const [what, here] of traits(one))
    if (there.get(what) !== here)
      throw new UsageError(
        printable(
          `${one.file} and ${other.file} are not shards of one sweep: ${what} is ${here} in the first, ${there.get(what)} in the second. Merge what one command with --shard 1/${one.shard.count} and so on wrote.`,
        ),
      )
}

const hint = '`strength --shard 1/4` and its like print one.'

function readStart(path: string, length: number): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, length, 0))
  } finally {
    closeSync(file)
  }
}

function parsed(path: string): object {
  const { file, bytes } = readIn(path, 'part.json', hint)
  const value = parseJson(bytes, why => new ReportError(`${printable(file)}: ${printable(why)}. ${hint}`))
  return typeof value === 'object' && value ? value : {}
}

function read(path: string): ReadPart {
  const part = parsed(path) as Part
  if (!isWhole(part))
    throw new ReportError(
      `${printable(path)}: this is not what a shard of a sweep printed, or it was changed since. Run this shard again. ${hint}`,
    )
  return { ...part, file: path }
}

/** Written by `partOf`, and nothing changed in it. */
const isWhole = (part: Part): boolean => typeof part.sweep === 'string' && sealed(part).digest === part.digest
