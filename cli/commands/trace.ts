import type { Command } from 'commander'
import type { Trace, Traced } from '../../analysis/trace/trace.ts'
import { busy, type Tell } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { traceTable } from '../print/trace.ts'

interface Options {
  readonly json?: boolean
  readonly from?: string
}

/** `trace`: from ruling to scenario to outcome. */
export function addTrace(program: Command, done: (code: number) => void): void {
  program
    .command('trace')
    .description('count, by document and topic, the rulings that are checkable, encoded and verified')
    .option('--json', 'for machines')
    .option('--from <file>', 'take the outcomes from a conformance.json instead of playing the suite')
    .action(async ({ json, from }: Options) => {
      const { trace, faults } = await busy('Playing the suite and its alternatives', tell => gather(from, tell))
      process.stdout.write(json ? `${JSON.stringify(trace, null, 2)}\n` : traceTable(trace))
      for (const fault of faults) process.stderr.write(`${fault}\n`)
      done(faults.length ? exitCodes.failures : exitCodes.well)
    })
}

async function gather(
  from: string | undefined,
  tell: Tell,
): Promise<{ readonly trace: Trace; readonly faults: readonly string[] }> {
  const [{ suiteOf }, { loadCatalogue }, { groundsIn }, { playAll }, { trace }, { faults }, { alternativeFaults }] =
    await Promise.all([
      import('../../runner/features.ts'),
      import('../../catalogue/catalogue.ts'),
      import('../../catalogue/grounds.ts'),
      import('../../analysis/trace/play-all.ts'),
      import('../../analysis/trace/trace.ts'),
      import('../../analysis/trace/faults.ts'),
      import('../../analysis/trace/alternatives.ts'),
    ])
  const [suite, catalogue] = [suiteOf(undefined), loadCatalogue()]
  const played = from
    ? await outcomesIn(from)
    : await playAll(
        suite,
        groundsIn(() => catalogue),
        tell,
      )
  const ofAlternatives = from ? [] : await alternativeFaults(suite)
  return { trace: trace(catalogue, suite, played), faults: [...faults(catalogue, suite), ...ofAlternatives] }
}

async function outcomesIn(file: string): Promise<ReadonlyMap<string, Traced>> {
  const { readReport } = await import('../../reports/read-report.ts')
  return new Map(readReport(file).result.cases.map(one => [one.id, one]))
}
