import { join } from 'node:path'
import type { Expected } from '../../analysis/baseline/baseline.ts'
import type { Compared } from '../../analysis/baseline/compare.ts'
import type { Conformance } from '../../reports/result.ts'
import { reportLine, terminalOptions, terminalSummary } from '../../reports/terminal.ts'
import { dateOfRun } from '../../runner/clock.ts'
import type { RunOptions } from '../../runner/options.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { tellCi } from '../ci/ci.ts'
import { exitCodes } from '../exit-codes.ts'
import { exitCodeOf } from './exit-code.ts'
import { hold } from './gates.ts'

/** Prints the summary, writes the reports, whose writers are loaded now that all is played, holds the result against the baseline, and returns the exit code. `others`: what else fails the run, told to the CI; `suite`: what was played, if known. */
export async function finish(
  found: Conformance,
  options: RunOptions,
  expected: readonly Expected[] | undefined,
  others: readonly string[] = [],
  suite?: Suite,
): Promise<number> {
  const { label } = options
  const compared = await comparedWith(found, options, expected)
  const result = {
    ...found,
    date: dateOfRun(),
    ...(label === undefined ? {} : { label }),
    ...(compared && knownIn(compared)),
  }
  const { fileNames, formats, writeReports } = await import('../../reports/write.ts')
  const own = formats.filter(format => options.report.includes(format))
  const messages = options.transcripts === 'shown' ? (await import('./messages.ts')).messagesOf(result.cases) : ''
  const rulings = result.selection.features === undefined ? '' : await decidedIn(result, options, suite)
  // In one go: nobody who stops reading the summary keeps the reports from being written.
  process.stdout.write(`${messages}${terminalSummary(result, terminalOptions(process.stdout))}${rulings}`)
  writeReports(result, options.out, own)
  if (own.includes('html')) process.stdout.write(reportLine(join(options.out, fileNames.html)))
  const held = hold(result, options)
  await tellCi(result, options, compared, [...held.faults, ...others])
  if (held.faults.length) process.stdout.write(held.faults.map(fault => `${fault}\n`).join(''))
  return worst(await settled(result, options, compared, expected), held.code)
}

/** What decided the cases of features from elsewhere; on the built-in engine also what they rest on. */
async function decidedIn(result: Conformance, { engine }: RunOptions, suite: Suite | undefined): Promise<string> {
  const { decided, restsOf } = await import('./decided.ts')
  return decided(result, engine === undefined && suite ? await restsOf(result.cases, suite) : undefined)
}

/** How the run compares with its baseline; undefined = it has none. */
async function comparedWith(
  { cases }: Conformance,
  { baseline }: RunOptions,
  entries: readonly Expected[] | undefined,
): Promise<Compared | undefined> {
  if (!baseline?.length || !entries) return undefined
  const { compareWith, today } = await import('../../analysis/baseline/compare.ts')
  return compareWith(entries, cases, today())
}

/** What the reports say of failures that the baseline expects. */
const knownIn = ({ known }: Compared): Pick<Conformance, 'known'> =>
  known.length ? { known: known.map(({ at, passes, ...entry }) => entry) } : {}

async function settled(
  result: Conformance,
  options: RunOptions,
  compared: Compared | undefined,
  expected: readonly Expected[] | undefined,
): Promise<number> {
  if (!options.baseline && !options.writeBaseline) return exitCodeOf(result)
  return (await import('./settle.ts')).settle(result, options, compared, expected)
}

/** What is broken counts before what fails, and that before what is missing. */
function worst(code: number, held: number | undefined): number {
  const { usage, failures, incomplete, well } = exitCodes
  return [usage, failures, incomplete].find(one => one === code || one === held) ?? well
}
