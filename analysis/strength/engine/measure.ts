import { rmSync } from 'node:fs'
import { type Catalogue, loadCatalogue } from '../../../catalogue/catalogue.ts'
import { groupBy } from '../../../catalogue/group.ts'
import { measuredChanges, writeMeasured } from '../../../runner/changes-measured.ts'
import { suiteOf } from '../../../runner/features.ts'
import { UsageError } from '../../../runner/usage-error.ts'
import type { Case } from '../../../steps/suite/case.ts'
import type { ChangesAsked } from '../../sweeps/asked.ts'
import type { Sweep } from '../../sweeps/sweep.ts'
import { below } from '../mutation/floor.ts'
import { knownOf, type Shares, shares, tally } from '../mutation/score.ts'
import { readSameChanges, type SameChanges, staleRows } from '../same-changes.ts'
import type { Fate } from '../strength.ts'
import { type EngineMutant, isOwn, lawOf, roomOf } from './laws.ts'
import { engineFiles, type Opened, openEngine } from './open.ts'
import { mutantsOf, noticedBy } from './sweep.ts'
import { type Ways, waysThrough } from './ways.ts'

/** A change to the engine's own code, and who notices. */
export interface EngineFate extends Omit<EngineMutant, 'number' | 'law'> {
  readonly fate: Fate
  /** The case that noticed; absent = none. */
  readonly by?: string
  /** Of one that changes nothing: why. */
  readonly reason?: string
  /** Of one that nobody notices: where it would come to another value. */
  readonly differs?: Differs
}

/** In cases that do not look; only on an engine that lacks a ruling, in cases that fail on it; or nowhere that any case leads. */
type Differs = 'in cases' | 'by mistake' | 'nowhere'

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

/** *Own* = noticed by a case of a law that the changed file touches; where it touches none of its own, by any case. */
export interface EngineReport extends Shares {
  readonly version: 1
  readonly refusals: Refusals
  /** How many of those that nobody notices would differ where. */
  readonly unnoticed: Readonly<Record<Differs, number>>
  readonly rooms: readonly (Shares & { readonly room: string })[]
  readonly changes: readonly EngineFate[]
  /** Rooms of which less is noticed than was measured last; rows for what is no change, or what somebody notices. One sentence each. */
  readonly faults: readonly string[]
}

/** Changes the engine's own code, one place at a time; a piece is a room. Topics are rooms, or folders of the engine that have none. */
export const engineSweep: Sweep<ChangesAsked, FoundInRoom, EngineReport> = {
  name: 'strength --engine',
  prepare: async ({ topic: wanted }, tell) => {
    const files = groupBy(engineFiles(), roomOf)
    const rooms = [...files.keys()].sort()
    requireRooms(wanted, rooms)
    const of = (room: string): readonly string[] => files.get(room) ?? []
    let ways: Ways | undefined
    return {
      pieces: (wanted ?? rooms).map(room => ({
        name: room,
        play: async () => [await playRoom(room, of(room), ways as Ways)],
      })),
      before: async names => {
        tell('where the cases lead')
        ways = await waysInto(names.flatMap(of))
      },
    }
  },
  report: (found, { topic, write }) => {
    const changes = found.flatMap(one => one.changes)
    const sum = (of: keyof Refusals): number => found.reduce((total, { refusals }) => total + refusals[of], 0)
    const rooms = found.map(({ room, changes }) => ({ room, ...shares(tally(changes)) }))
    const topics = rooms.map(one => ({ ...one, topic: one.room }))
    const differing = (where: Differs): number => changes.filter(({ differs }) => differs === where).length
    const same = readSameChanges('engine/same/')
    const faults = [
      ...below(measuredChanges('engine'), topics, 'changes'),
      ...staleRows(same, changes, !topic),
      ...strayMistakes(same),
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
      unnoticed: {
        'in cases': differing('in cases'),
        'by mistake': differing('by mistake'),
        nowhere: differing('nowhere'),
      },
      rooms,
      changes,
      faults,
    }
  },
}

/** Changes that are said to bear on the mistake a ruling is against, in a file that asks nothing which it answers. */
export const strayMistakes = ({ folder, mistakes }: SameChanges): readonly string[] =>
  [...mistakes].flatMap(([id, ruling]) => {
    const [file = ''] = id.split(' ')
    return lawOf(file).rulings.has(ruling) ? [] : [`${folder}: "${id}": ${file} asks nothing that ${ruling} answers.`]
  })

/** Where the cases lead through these files. It slows an engine down, so that changes are played on one with those of their room alone. */
const waysInto = (files: readonly string[]): Promise<Ways> =>
  withChanges(files, (opened, mutants) => waysThrough(opened, mutants, suiteOf(undefined).cases, loadCatalogue()))

/** Plays, for each change to one room, the cases that it can show in. */
const playRoom = (room: string, files: readonly string[], ways: Ways): Promise<FoundInRoom> =>
  withChanges(files, async (opened, mutants) => {
    const catalogue = loadCatalogue()
    const noticed = await noticedBy(opened, mutants, ways, catalogue)
    const { reasons: same } = readSameChanges('engine/same/')
    const changes = mutants.map(mutant => fateOf(mutant, noticed.get(mutant.id), { same, ways, catalogue }))
    return { room, refusals: refusalsIn(opened, mutants, ways), changes }
  })

/** Compiles the changes to these files in for as long as it takes. */
async function withChanges<T>(
  files: readonly string[],
  act: (opened: Opened, mutants: readonly EngineMutant[]) => Promise<T>,
): Promise<T> {
  const opened = await openEngine(files)
  try {
    return await act(opened, mutantsOf(opened.files, opened.inside.readFixed()))
  } finally {
    rmSync(opened.folder, { recursive: true, force: true })
  }
}

function refusalsIn({ files }: Opened, mutants: readonly EngineMutant[], ways: Ways): Refusals {
  const refusals = mutants.filter(({ kind }) => kind === 'refusal')
  const reached = refusals.filter(({ id }) => ways.cases.has(id))
  return {
    sites: refusals.length,
    named: refusals.filter(({ id }) => ways.reasons.has(id)).length,
    malformed: files.flatMap(({ source }) => [...source.matchAll(/(?<![.\w])malformed\(/g)]).length,
    reached: reached.length,
    mistaken: refusals.filter(({ id }) => !ways.cases.has(id) && ways.mistakes.has(id)).length,
  }
}

function requireRooms(rooms: readonly string[] | undefined, names: readonly string[]): void {
  const wrong = rooms?.find(room => !names.includes(room))
  if (wrong !== undefined)
    throw new UsageError(`--topic ${wrong}: the engine has no code there. It has of ${names.join(', ')}.`)
}

function fateOf(
  mutant: EngineMutant,
  by: Case | undefined,
  known: { readonly same: ReadonlyMap<string, string>; readonly ways: Ways; readonly catalogue: Catalogue },
): EngineFate {
  const { number: _, law: __, ...change } = mutant
  const reason = known.same.get(change.id)
  if (by) return { ...change, fate: isOwn(mutant, by, known.catalogue) ? 'killed' : 'killed elsewhere', by: by.id }
  if (reason !== undefined) return { ...change, fate: 'same', reason }
  return { ...change, fate: 'survived', differs: differsIn(change.id, known.ways) }
}

function differsIn(id: string, { cases, mistakes }: Ways): Differs {
  if (cases.has(id)) return 'in cases'
  return mistakes.has(id) ? 'by mistake' : 'nowhere'
}
