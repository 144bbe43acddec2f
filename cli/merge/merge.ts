import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { readReport } from '../../reports/read-report.ts'
import type { CaseResult, Conformance, ReadingLine } from '../../reports/result.ts'
import { counted, printable } from '../../reports/words.ts'
import { fileNames } from '../../reports/write.ts'
import type { Suite } from '../../steps/suite/case.ts'
import type { Expected } from '../baseline/baseline.ts'
import { tellFault } from '../ci/ci.ts'
import { diagnosed } from '../diagnosis/diagnosed.ts'
import { conformance } from '../run/conformance.ts'
import { finish } from '../run/finish.ts'
import { prepareFolder } from '../run/folder.ts'
import type { RunOptions } from '../run/options.ts'
import { suiteAsked } from '../run/suite-asked.ts'
import { UsageError } from '../usage-error.ts'
import { type ShardReport, selectionWithoutShard, shardsOf } from './shards.ts'

export type MergeOptions = Pick<
  RunOptions,
  'out' | 'report' | 'features' | 'cases' | 'cards' | 'baseline' | 'writeBaseline'
>

/** Puts the shards of a run together, writes the reports and prints the summary, as the run would have. */
export async function merge(paths: readonly string[], options: MergeOptions): Promise<number> {
  try {
    const { result, expected } = await merged(paths, options)
    return await finish(result, options, expected)
  } catch (error) {
    await tellFault(error, options)
    throw error
  }
}

async function merged(
  paths: readonly string[],
  options: MergeOptions,
): Promise<{ readonly result: Conformance; readonly expected?: readonly Expected[] }> {
  requireWritten(options)
  const shards = shardsOf(paths.map(readReport))
  requireApart(shards, options)
  const catalogue = loadCatalogue()
  const { suite } = await suiteAsked(options, () => catalogue)
  const { baseline } = options
  const expected = baseline ? (await import('../baseline/baseline.ts')).readBaseline(baseline, suite) : undefined
  prepareFolder(options)
  tellCut(shards)
  return { result: await mergeShards(shards, suite, catalogue), ...(expected ? { expected } : {}) }
}

/** The report of the whole run; `suite` is the one that was played. */
export async function mergeShards(
  shards: readonly [ShardReport, ...ShardReport[]],
  suite: Suite,
  catalogue: Catalogue,
): Promise<Conformance> {
  const [{ file, result: first, shard }] = shards
  requireSuite(file, first, suite)
  const places = new Map(suite.cases.map(({ id }, place) => [id, place]))
  const found = conformance({
    suite,
    hello: { engine: first.engine, protocol: first.suite.protocol },
    command: first.engine.command,
    selection: Object.fromEntries(selectionWithoutShard(first, member => member)),
    catalogue,
    cases: inPlace(shards, places),
    readings: readingsOf(shards, suite, places),
    wanted: shard.cases,
    milliseconds: shards.reduce((sum, { result }) => sum + result.milliseconds, 0),
  })
  const engine = first.engine.command === 'built-in' ? undefined : first.engine.command
  return diagnosed(found, { suite, can: shard.can, catalogue, engine })
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

function requireWritten({ report }: MergeOptions): void {
  const own = report.find(format => format === 'messages' || format === 'allure')
  if (own) throw new UsageError(`--report ${own}: Cucumber writes this while it plays; ask the shards for it.`)
}

function requireApart(shards: readonly ShardReport[], { out, report }: MergeOptions): void {
  const own = report.includes('json') ? real(join(out, fileNames.json)) : undefined
  const covered = own && shards.find(({ file }) => real(file) === own)
  if (covered)
    throw new UsageError(
      `--out ${out}: the merged report would take the place of ${printable(covered.file)}, one of the shards. Name another folder.`,
    )
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
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

function tellCut(shards: readonly ShardReport[]): void {
  for (const { file, shard, result } of shards)
    if (!result.complete)
      process.stderr.write(
        `${printable(file)}: shard ${shard.index} was cut short after ${counted(result.cases.length, 'case')}.\n`,
      )
}
