import { rmSync } from 'node:fs'
import { cachedLater } from '../../../cache/cache.ts'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { suiteOf } from '../../../runner/features.ts'
import { UsageError } from '../../../runner/usage-error.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { originOfFates } from '../mutation/origin.ts'
import { type Shares, shares, tally } from '../mutation/score.ts'
import type { Fate } from '../strength.ts'
import { openEngine } from './open.ts'
import { type EngineMutant, type IsNear, isOwn, mutantsOf, type Noticed, noticedBy, waysThrough } from './sweep.ts'

/** A change to the engine's own code, and who notices. */
export interface EngineFate extends Omit<EngineMutant, 'number'> {
  readonly fate: Fate
  /** The case that noticed; absent = none. */
  readonly by?: string
}

/** *Own* = noticed by a case of the topic of the room; where a change stands in no room, by any case. */
export interface EngineReport extends Shares {
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
  readonly rooms: readonly (Shares & { readonly room: string })[]
  readonly changes: readonly EngineFate[]
}

interface Options {
  /** Topics, or folders of the engine that have none; absent = all. */
  readonly rooms?: readonly string[]
  readonly told?: (room: string, mutants: number) => void
}

/** Changes the engine's own code, one place at a time. What was measured of a room is kept until anything changes. */
export async function measureEngine({ rooms, told }: Options = {}): Promise<EngineReport> {
  const [catalogue, { cases }] = [loadCatalogue(), suiteOf(undefined)]
  const origin = originOfFates()
  const opened = await openEngine()
  try {
    const all = mutantsOf(opened.files, opened.inside.readFixed())
    const names = [...new Set(all.map(({ room }) => room))].sort()
    requireRooms(rooms, names)
    told?.('every case', cases.length)
    const ways = await cachedLater('engine-ways', origin, () => waysThrough(opened, all, cases, catalogue))
    const byId = new Map(cases.map(one => [one.id, one]))
    const isNear: IsNear = (mutant, id) => isOwn(mutant, byId.get(id) as Case, catalogue)
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
      ...shares(tally(changes)),
      refusals: {
        sites: refusals.length,
        named: refusals.filter(({ number }) => ways.reasons.includes(number)).length,
        malformed: files.flatMap(({ source }) => [...source.matchAll(/(?<![.\w])malformed\(/g)]).length,
        reached: refusals.filter(({ number }) => ways.cases[number]?.length).length,
      },
      rooms: (rooms ?? names).map(room => ({ room, ...shares(tally(changes.filter(one => one.room === room))) })),
      changes,
    }
  } finally {
    rmSync(opened.folder, { recursive: true, force: true })
  }
}

function requireRooms(rooms: readonly string[] | undefined, names: readonly string[]): void {
  const wrong = rooms?.find(room => !names.includes(room))
  if (wrong !== undefined)
    throw new UsageError(`--topic ${wrong}: the engine has no code there. It has of ${names.join(', ')}.`)
}

function fateOf({ number: _, ...change }: EngineMutant, noticed: Noticed, isNear: IsNear): EngineFate {
  const by = noticed[change.id]
  if (by === undefined) return { ...change, fate: 'survived' }
  return { ...change, fate: isNear(change, by) ? 'killed' : 'killed elsewhere', by }
}
