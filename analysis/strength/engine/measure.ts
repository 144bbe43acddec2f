import { rmSync } from 'node:fs'
import { cachedLater } from '../../../cache/cache.ts'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { measuredChanges, writeMeasured } from '../../../runner/changes-measured.ts'
import { suiteOf } from '../../../runner/features.ts'
import { UsageError } from '../../../runner/usage-error.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { remembered } from '../../remembered.ts'
import type { ChangesAsked } from '../../sweeps/asked.ts'
import { originOfSweeps } from '../../sweeps/origin.ts'
import type { Sweep } from '../../sweeps/sweep.ts'
import { below } from '../mutation/floor.ts'
import { knownOf, type Shares, shares, tally } from '../mutation/score.ts'
import { readSameChanges, staleRows } from '../same-changes.ts'
import type { Fate } from '../strength.ts'
import { type Opened, openEngine } from './open.ts'
import {
  type EngineMutant,
  type IsNear,
  isOwn,
  mutantsOf,
  type Noticed,
  noticedBy,
  type Ways,
  waysThrough,
} from './sweep.ts'

/** A change to the engine's own code, and who notices. */
export interface EngineFate extends Omit<EngineMutant, 'number'> {
  readonly fate: Fate
  /** The case that noticed; absent = none. */
  readonly by?: string
  /** Of one that changes nothing: why. */
  readonly reason?: string
}

/** How often, and for what, the engine refuses. */
interface Refusals {
  /** Where the engine refuses for what is law. */
  readonly sites: number
  /** Of these, refused in a case with the ruling or custom named. */
  readonly named: number
  /** Where it refuses an act that makes no sense in any law. */
  readonly malformed: number
  /** Of the sites, refused in a case. */
  readonly reached: number
  /** Of the others, refused by an engine that lacks a ruling, in a case that fails on it: the mistake that the ruling is against. */
  readonly mistaken: number
}

/** The changes to the code of one room, and its refusals. */
export interface FoundInRoom {
  readonly room: string
  readonly refusals: Refusals
  readonly changes: readonly EngineFate[]
}

/** *Own* = noticed by a case of the topic of the room; where a change stands in no room, by any case. */
export interface EngineReport extends Shares {
  readonly version: 1
  readonly refusals: Refusals
  readonly rooms: readonly (Shares & { readonly room: string })[]
  readonly changes: readonly EngineFate[]
  /** Rooms of which less is noticed than was measured last; rows for what is no change, or what somebody notices. One sentence each. */
  readonly faults: readonly string[]
}

/** Changes the engine's own code, one place at a time; a piece is a room. Topics are rooms, or folders of the engine that have none. */
export const engineSweep: Sweep<ChangesAsked, FoundInRoom, EngineReport> = {
  name: 'strength --engine',
  prepare: async ({ topic: wanted }, tell) => {
    const [catalogue, { cases }] = [loadCatalogue(), suiteOf(undefined)]
    const opened = await openEngine()
    const end = (): void => rmSync(opened.folder, { recursive: true, force: true })
    try {
      const all = mutantsOf(opened.files, opened.inside.readFixed())
      const rooms = [...new Set(all.map(({ room }) => room))].sort()
      requireRooms(wanted, rooms)
      const ways = remembered(() => {
        tell(`every case: ${cases.length}`)
        return cachedLater('engine-ways', originOfSweeps(), () => waysThrough(opened, all, cases, catalogue))
      })
      const byId = new Map(cases.map(one => [one.id, one]))
      const { reasons: same } = readSameChanges('engine/same/')
      const isNear: IsNear = (mutant, id) => isOwn(mutant, byId.get(id) as Case, catalogue)
      const play = async (room: string): Promise<readonly FoundInRoom[]> => {
        const mutants = all.filter(one => one.room === room)
        const noticed = await noticedBy(opened, mutants, await ways(), isNear)
        const changes = mutants.map(mutant => fateOf(mutant, noticed, isNear, same))
        return [{ room, refusals: refusalsIn(opened, mutants, await ways()), changes }]
      }
      return { pieces: (wanted ?? rooms).map(room => ({ name: room, play: () => play(room) })), end }
    } catch (error) {
      end()
      throw error
    }
  },
  report: (found, { topic, write }) => {
    const changes = found.flatMap(one => one.changes)
    const sum = (of: keyof Refusals): number => found.reduce((total, { refusals }) => total + refusals[of], 0)
    const rooms = found.map(({ room, changes }) => ({ room, ...shares(tally(changes)) }))
    const topics = rooms.map(one => ({ ...one, topic: one.room }))
    const faults = [
      ...below(measuredChanges('engine'), topics, 'changes'),
      ...staleRows(readSameChanges('engine/same/'), changes, !topic),
    ]
    if (write) writeMeasured('engine', knownOf(topics, []))
    return {
      version: 1,
      ...shares(tally(changes)),
      refusals: {
        sites: sum('sites'),
        named: sum('named'),
        malformed: sum('malformed'),
        reached: sum('reached'),
        mistaken: sum('mistaken'),
      },
      rooms,
      changes,
      faults,
    }
  },
}

function refusalsIn({ files }: Opened, mutants: readonly EngineMutant[], ways: Ways): Refusals {
  const refusals = mutants.filter(({ kind }) => kind === 'refusal')
  const isReached = (number: string): boolean => !!ways.cases[number]?.length
  const own = files.filter(({ file }) => mutants.some(({ place }) => place.startsWith(file)))
  return {
    sites: refusals.length,
    named: refusals.filter(({ number }) => ways.reasons.includes(number)).length,
    malformed: own.flatMap(({ source }) => [...source.matchAll(/(?<![.\w])malformed\(/g)]).length,
    reached: refusals.filter(({ number }) => isReached(number)).length,
    mistaken: refusals.filter(({ number }) => !isReached(number) && ways.mistakes[number]?.length).length,
  }
}

function requireRooms(rooms: readonly string[] | undefined, names: readonly string[]): void {
  const wrong = rooms?.find(room => !names.includes(room))
  if (wrong !== undefined)
    throw new UsageError(`--topic ${wrong}: the engine has no code there. It has of ${names.join(', ')}.`)
}

function fateOf(
  { number: _, ...change }: EngineMutant,
  noticed: Noticed,
  isNear: IsNear,
  same: ReadonlyMap<string, string>,
): EngineFate {
  const by = noticed[change.id]
  const reason = same.get(change.id)
  if (by === undefined)
    return reason === undefined ? { ...change, fate: 'survived' } : { ...change, fate: 'same', reason }
  return { ...change, fate: isNear(change, by) ? 'killed' : 'killed elsewhere', by }
}
