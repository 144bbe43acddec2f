import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { cachedLater, digestOf, textsBelow } from '../../../cache/cache.ts'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { shareOf } from '../../../reports/share.ts'
import { suiteOf } from '../../../runner/features.ts'
import { UsageError } from '../../../runner/usage-error.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { root } from '../mutation/instrument.ts'
import type { Fate } from '../strength.ts'
import { openEngine } from './open.ts'
import { type EngineMutant, isOwn, mutantsOf, type Noticed, noticedBy, waysThrough } from './sweep.ts'

/** A change to the engine's own code, and who notices. */
export interface EngineFate extends Omit<EngineMutant, 'number'> {
  readonly fate: Fate
  /** The case that noticed; absent = none. */
  readonly by?: string
}

interface Counts {
  readonly mutants: number
  /** Noticed by a case of the topic of the room; where it stands in no room, by any case. */
  readonly own: number
  readonly elsewhere: number
  readonly nobody: number
  /** Of which it is known that nobody can notice them. */
  readonly same: number
  /** Shares of those that are not the same, in per cent, rounded down: noticed by a case of its own, and by any. */
  readonly score: number
  readonly noticed: number
}

export interface EngineReport extends Counts {
  readonly version: 1
  readonly refusals: {
    /** Where the engine refuses for what is law. */
    readonly sites: number
    /** Of these, refused in a case with the ruling or custom named. */
    readonly named: number
    /** Where it refuses an act that makes no sense in any law. */
    readonly malformed: number
    /** Of the sites, refused in a case. */
    readonly reached: number
  }
  readonly rooms: readonly (Counts & { readonly room: string })[]
  readonly changes: readonly EngineFate[]
}

interface Options {
  /** Topics, or folders of the engine that have none; absent = all. */
  readonly rooms?: readonly string[]
  readonly told?: (room: string, mutants: number) => void
}

/** The files on which the fate of a mutant depends: folders, and how names in them end. */
const origins = [
  ['engine', '.ts'],
  ['steps', '.ts'],
  ['analysis/strength', '.ts'],
  ['features', '.feature'],
  ['rulings', '.yaml'],
  ['cards', '.yaml'],
  ['cards', '.csv'],
] as const

/** Changes the engine's own code, one place at a time. What was measured of a room is kept until anything changes. */
export async function measureEngine({ rooms, told }: Options = {}): Promise<EngineReport> {
  const [catalogue, { cases }] = [loadCatalogue(), suiteOf(undefined)]
  const origin = digestOf(origins.flatMap(([folder, ending]) => textsBelow(join(root, folder), ending)))
  const opened = await openEngine()
  try {
    const all = mutantsOf(opened.files, opened.inside.readFixed())
    const names = [...new Set(all.map(({ room }) => room))].sort()
    requireRooms(rooms, names)
    told?.('every case', cases.length)
    const ways = await cachedLater('engine-ways', origin, () => waysThrough(opened, all, cases, catalogue))
    const byId = new Map(cases.map(one => [one.id, one]))
    const isNear = (mutant: EngineMutant, id: string): boolean => isOwn(mutant, byId.get(id) as Case, catalogue)
    const changes: EngineFate[] = []
    for (const room of rooms ?? names) {
      const mutants = all.filter(one => one.room === room)
      told?.(room, mutants.length)
      const noticed = await cachedLater(`engine-${room}`, origin, () => noticedBy(opened, mutants, ways, isNear))
      changes.push(...mutants.map(mutant => fateOf(mutant, noticed, isNear)))
    }
    const wanted = new Set(rooms ?? names)
    const refusals = all.filter(({ kind, room }) => kind === 'refusal' && wanted.has(room))
    const files = opened.files.filter(({ file }) =>
      all.some(({ place, room }) => wanted.has(room) && place.startsWith(file)),
    )
    return {
      version: 1,
      ...counts(changes),
      refusals: {
        sites: refusals.length,
        named: refusals.filter(({ number }) => ways.reasons.includes(number)).length,
        malformed: files.flatMap(({ source }) => [...source.matchAll(/(?<![.\w])malformed\(/g)]).length,
        reached: refusals.filter(({ number }) => ways.cases[number]?.length).length,
      },
      rooms: (rooms ?? names).map(room => ({ room, ...counts(changes.filter(one => one.room === room)) })),
      changes,
    }
  } finally {
    rmSync(opened.folder, { recursive: true, force: true })
  }
}

function requireRooms(rooms: readonly string[] | undefined, names: readonly string[]): void {
  const wrong = rooms?.find(room => !names.includes(room))
  if (wrong !== undefined)
    throw new UsageError(`--topic ${wrong}: the engine has no code of its own there. It has of ${names.join(', ')}.`)
}

function fateOf(
  { number: _, ...mutant }: EngineMutant,
  noticed: Noticed,
  isNear: (mutant: EngineMutant, id: string) => boolean,
): EngineFate {
  const by = noticed[mutant.id]
  if (by === undefined) return { ...mutant, fate: 'survived' }
  return { ...mutant, fate: isNear({ ...mutant, number: _ }, by) ? 'killed' : 'killed elsewhere', by }
}

function counts(changes: readonly EngineFate[]): Counts {
  const count = (fate: Fate): number => changes.filter(one => one.fate === fate).length
  const [own, elsewhere, nobody, same] = [count('killed'), count('killed elsewhere'), count('survived'), count('same')]
  const whole = changes.length - same
  const share = (part: number): number => shareOf(part, whole, 100)
  return { mutants: changes.length, own, elsewhere, nobody, same, score: share(own), noticed: share(own + elsewhere) }
}
