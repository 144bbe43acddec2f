import { join } from 'node:path'
import type { Expected } from '../../analysis/baseline/baseline.ts'
import type { Conformance } from '../../reports/result.ts'
import { terminalOptions, terminalSummary } from '../../reports/terminal.ts'
import type { RunOptions } from '../../runner/options.ts'
import { tellCi } from '../ci/ci.ts'
import { exitCodeOf } from './exit-code.ts'

/** Writes the reports, whose writers are loaded now that all is played, prints the summary, holds the result against the baseline, and returns the exit code. */
export async function finish(
  result: Conformance,
  options: RunOptions,
  expected: readonly Expected[] | undefined,
): Promise<number> {
  const { fileNames, formats, writeReports } = await import('../../reports/write.ts')
  const own = formats.filter(format => options.report.includes(format))
  writeReports(result, options.out, own)
  const html = own.includes('html') ? { html: join(options.out, fileNames.html) } : {}
  process.stdout.write(terminalSummary(result, { ...terminalOptions(process.stdout), ...html }))
  await tellCi(result, options, expected)
  if (!options.baseline && !options.writeBaseline) return exitCodeOf(result)
  const { settle } = await import('./settle.ts')
  return settle(result, options, expected)
}
