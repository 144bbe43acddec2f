import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Expected } from '../../analysis/baseline/baseline.ts'
import { diagnosed } from '../../analysis/diagnosis/diagnosed.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { readEach, readReport } from '../../reports/read-report.ts'
import type { Conformance } from '../../reports/result.ts'
import { counted, printable } from '../../reports/words.ts'
import { fileNames } from '../../reports/write.ts'
import { prepareFolder } from '../../runner/folder.ts'
import { holdFolder } from '../../runner/hold-folder.ts'
import { mergeShards } from '../../runner/merge/merge.ts'
import { type ShardReport, shardsOf } from '../../runner/merge/shards.ts'
import type { Gates, RunOptions } from '../../runner/options.ts'
import { suiteAsked } from '../../runner/suite-asked.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { busy } from '../busy.ts'
import { tellFault } from '../ci/ci.ts'
import { requireWritable } from '../require-writable.ts'
import { finish } from './finish.ts'
import { requireGates } from './gates.ts'
import { type Stage, tellingWhenEnded } from './when-ended.ts'

export type MergeOptions = Pick<
  RunOptions,
  'out' | 'report' | 'features' | 'cases' | 'cards' | 'baseline' | 'writeBaseline' | 'label' | keyof Gates
>

/** Puts the shards of a run together, writes the reports and prints the summary, as the run would have. */
export async function merge(paths: readonly string[], options: MergeOptions): Promise<number> {
  try {
    return await tellingWhenEnded(options.out, async stage => {
      const { result, expected } = await merged(paths, options, stage)
      stage.finishing()
      return finish(result, options, expected)
    })
  } catch (error) {
    await tellFault(error, options)
    throw error
  }
}

async function merged(
  paths: readonly string[],
  options: MergeOptions,
  stage: Stage,
): Promise<{ readonly result: Conformance; readonly expected?: readonly Expected[] }> {
  requireWritten(options)
  const shards = await busy('Reading the shards', () => shardsOf(readEach(paths, readReport)))
  requireApart(shards, options)
  const catalogue = loadCatalogue()
  requireGates(
    options,
    catalogue.rulesets.map(one => one.id),
  )
  const { suite } = await suiteAsked(options, () => catalogue)
  const { baseline } = options
  const expected = baseline
    ? (await import('../../analysis/baseline/baseline.ts')).readBaselines(baseline, suite)
    : undefined
  prepareFolder(options)
  stage.atEnd(holdFolder(options.out))
  tellCut(shards)
  return {
    result: await busy('Putting them together', () => mergeShards(shards, { suite, catalogue, diagnose: diagnosed })),
    ...(expected ? { expected } : {}),
  }
}

function requireWritten({ report, writeBaseline }: MergeOptions): void {
  if (writeBaseline) requireWritable('--write-baseline', writeBaseline, 'baseline.yaml')
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

function tellCut(shards: readonly ShardReport[]): void {
  for (const { file, shard, result } of shards)
    if (!result.complete)
      process.stderr.write(
        `${printable(file)}: shard ${shard.index} was cut short after ${counted(result.cases.length, 'case')}.\n`,
      )
}
