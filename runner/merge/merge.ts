import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ReadingLine } from '../../reports/lines.ts'
import type { CaseResult, Conformance } from '../../reports/result.ts'
import { printable } from '../../reports/words.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { conformance } from '../conformance.ts'
import type { Diagnose } from '../played.ts'
import { UsageError } from '../usage-error.ts'
import { type ShardReport, selectionWithoutShard } from './shards.ts'

interface Whole {
  /** The one that was played. */
  readonly suite: Suite
  readonly catalogue: Catalogue
  readonly diagnose?: Diagnose
}

/** The report of the whole run. */
export async function mergeShards(
  shards: readonly [ShardReport, ...ShardReport[]],
  { suite, catalogue, diagnose }: Whole,
): Promise<Conformance> {
  const [{ file, result: first, shard }] = shards
  requireSuite(file, first, suite)
  const places = new Map(suite.cases.map(({ id }, place) => [id, place]))
  const found = conformance({
    suite,
    hello: { engine: first.engine, protocol: first.suite.protocol },
    command: first.engine.command,
    options: first.engine.options ?? [],
    selection: Object.fromEntries(selectionWithoutShard(first, member => member)),
    catalogue,
    cases: inPlace(shards, places),
    readings: readingsOf(shards, suite, places),
    wanted: shard.cases,
    milliseconds: shards.reduce((sum, { result }) => sum + result.milliseconds, 0),
  })
  const engine = first.engine.command === 'built-in' ? undefined : first.engine.command
  return diagnose ? diagnose(found, { suite, can: shard.can, catalogue, engine }) : found
}

type Places = ReadonlyMap<string, number>

/** In the order of the suite. */
function inPlace(shards: readonly ShardReport[], places: Places): readonly CaseResult[] {
  for (const { file, result } of shards) {
    const stranger = result.cases.find(({ id }) => !places.has(id))
    if (stranger) throw new UsageError(printable(`${file}: the suite has no case "${stranger.id}". Run it again.`))
  }
  const placeOf = ({ id }: CaseResult): number => places.get(id) ?? 0
  return shards.flatMap(({ result }) => result.cases).sort((one, other) => placeOf(one) - placeOf(other))
}

/** In the order in which the cases of the suite bring them up. No shard shares a question with another. */
function readingsOf(shards: readonly ShardReport[], { cases }: Suite, places: Places): readonly ReadingLine[] {
  const placeOf = (line: ReadingLine): number => Math.min(...line.cases.map(id => places.get(id) ?? cases.length))
  const rankOf = (line: ReadingLine): number => cases[placeOf(line)]?.disputes.indexOf(line.question) ?? 0
  return shards
    .flatMap(({ result }) => result.readings ?? [])
    .sort((one, other) => placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other))
}

function requireSuite(file: string, { suite: played }: Conformance, suite: Suite): void {
  if (played.digest === suite.digest) return
  const [there, here] = [played.digest, suite.digest].map(digest => digest.slice(0, 12))
  throw new UsageError(
    printable(
      `${file}: version ${played.version} with suite digest ${there} was played, but the suite here has ${here}. Merge with the same version, from the same folder, and with the same --features or --cases.`,
    ),
  )
}
