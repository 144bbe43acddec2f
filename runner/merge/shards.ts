import { tableOf } from '../../cards/table-of.ts'
import { byCode } from '../../catalogue/group.ts'
import type { ShardLine } from '../../reports/lines.ts'
import type { ReadReport } from '../../reports/read-report.ts'
import type { Conformance } from '../../reports/result.ts'
import { counted, printable } from '../../reports/words.ts'
import { digestOfIds } from '../shard/shard.ts'
import { UsageError } from '../usage-error.ts'

/** A file, and which shard is in it. */
interface FileOfAShard {
  readonly file: string
  readonly shard: { readonly index: number }
}

/** The report of a shard. */
export interface ShardReport extends ReadReport {
  readonly shard: ShardLine
}

/** All shards of one run in their order, whatever order they are given in; throws, naming the files, when they are not just that. */
export function shardsOf(reports: readonly ReadReport[]): readonly [ShardReport, ...ShardReport[]] {
  const faults = reports.flatMap(report => faultIn(report) ?? [])
  if (faults.length) throw new UsageError(faults.join('\n'))
  const shards = reports
    .flatMap(report => (report.result.shard ? [{ ...report, shard: report.result.shard }] : []))
    .sort(inOrder)
  const [first, ...others] = shards
  if (!first) throw new UsageError('There is nothing to merge: name the conformance.json of every shard.')
  for (const other of others) requireSameRun(first, other)
  requireEach(shards, first.shard.count)
  requireCases(shards, first.shard)
  return [first, ...others]
}

function faultIn({ file, result: { shard } }: ReadReport): string | undefined {
  if (!shard)
    return `${printable(file)} is not a shard, but the report of a whole run. Shards are what \`run --shard 1/2\` and so on write.`
  if (shard.index > shard.count)
    return `${printable(file)} says that it is shard ${shard.index} of ${shard.count}. Run it again.`
  return undefined
}

const inOrder = (one: ShardReport, other: ShardReport): number =>
  one.shard.index - other.shard.index || byCode(one.file, other.file)

/** Common traits of shards of one run, in words. */
const common: Readonly<Record<string, (result: Conformance, shard: ShardLine) => string>> = tableOf({
  suite: ({ suite }) => `${suite.version}, digest ${suite.digest.slice(0, 12)}, protocol ${suite.protocol}`,
  engine: ({ engine }) => [engine.name, engine.version, engine.plays].join(' ').trim(),
  selection: result => selectionWithoutShard(result, ([name, value]) => `${name} ${value}`).join(', ') || 'everything',
  'number of shards': (_, { count }) => String(count),
  'cases selected': (_, { cases, of }) => `${cases}, digest ${of.slice(0, 12)}`,
  'what the engine declares': (_, { can }) => `digest ${digestOfIds([JSON.stringify(can)]).slice(0, 12)}`,
})

/** Members of the selection, but for the shard itself. */
export function selectionWithoutShard<T>(
  { selection }: Pick<Conformance, 'selection'>,
  map: (member: [string, string]) => T,
): readonly T[] {
  return Object.entries(selection)
    .filter(([name]) => name !== 'shard')
    .map(map)
}

function requireSameRun(one: ShardReport, other: ShardReport): void {
  for (const [what, read] of Object.entries(common)) {
    const [here, there] = [read(one.result, one.shard), read(other.result, other.shard)]
    if (here === there && one.result.suite.digest === other.result.suite.digest) continue
    throw new UsageError(
      printable(
        `${one.file} and ${other.file} are not shards of one run: ${what} is ${here} in the first, ${there} in the second. Merge what one command with --shard 1/${one.shard.count} and so on wrote.`,
      ),
    )
  }
}

/** Each shard of so many once, and none missing; `shards` in their order. */
export function requireEach(shards: readonly FileOfAShard[], count: number): void {
  for (const [at, { file, shard }] of shards.entries()) {
    const before = shards[at - 1]
    if (before?.file === file) throw new UsageError(printable(`${file} is given twice. Leave one out.`))
    if (before?.shard.index === shard.index)
      throw new UsageError(
        printable(`${before.file} and ${file} are both shard ${shard.index} of ${count}. Leave one out.`),
      )
  }
  if (shards.length < count) throw missing(shards, count)
}

/** Missing shards that are named; a report may say that there are millions. */
const named = 10

function missing(shards: readonly FileOfAShard[], count: number): UsageError {
  const there = new Set(shards.map(({ shard }) => shard.index))
  const first: number[] = []
  for (let index = 1; first.length < Math.min(named, count - there.size); index += 1)
    if (!there.has(index)) first.push(index)
  const all = count - there.size
  const which = `${first.join(', ')}${all > named ? ` and ${all - named} more` : ''}`
  const given = shards.map(({ file, shard }) => `${file} (${shard.index})`).join(', ')
  const [verb, is] = [all, shards.length].map(number => (number === 1 ? 'is' : 'are'))
  return new UsageError(
    printable(`Of ${counted(count, 'shard')} ${all} ${verb} missing: ${which}. There ${is} ${given}.`),
  )
}

/** No case twice; and, where no shard was cut short, each that was selected and no other. */
function requireCases(shards: readonly ShardReport[], { cases, of }: ShardLine): void {
  const files = new Map<string, string>()
  for (const { file, result } of shards) {
    for (const { id } of result.cases) {
      const before = files.get(id)
      if (before !== undefined)
        throw new UsageError(printable(`${before} and ${file} both have the case "${id}". Run these shards again.`))
      files.set(id, file)
    }
  }
  if (shards.some(({ result }) => !result.complete) || digestOfIds(files.keys()) === of) return
  const names = shards.map(({ file, result }) => `${file} (${result.cases.length})`).join(', ')
  throw new UsageError(
    printable(
      `The shards have not the cases that were selected: ${counted(files.size, 'case')} instead of ${cases}, or others, though none says that it was cut short. Run them again: ${names}.`,
    ),
  )
}
