import { writeFileSync } from 'node:fs'
import type { Conformance } from '../../reports/result.ts'
import { printable } from '../../reports/words.ts'
import type { RunOptions } from '../run/options.ts'
import { exitCodes, UsageError } from '../usage-error.ts'
import type { Expected } from './baseline.ts'
import { baselineText, compareWith } from './compare.ts'

/** Writes or applies the baseline after a run, tells what it found, and returns the exit code. */
export function settle(result: Conformance, options: RunOptions, entries: readonly Expected[] | undefined): number {
  if (options.writeBaseline) write(options.writeBaseline, result)
  if (!options.baseline || !entries) return exitCodes.well
  const today = new Date().toISOString().slice(0, 10)
  const { expected, unexpected, stale } = compareWith(entries, options.baseline, result.cases, today)
  const lines = [
    `${expected.length} failures are expected by ${options.baseline}; ${unexpected.length} are not.`,
    ...unexpected.map(one => `  ${printable(one.id)}`),
    ...stale,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (unexpected.length || stale.length) return exitCodes.failures
  return result.complete ? exitCodes.well : exitCodes.incomplete
}

function write(file: string, { cases }: Conformance): void {
  try {
    writeFileSync(file, baselineText(cases))
  } catch (error) {
    throw new UsageError(
      `--write-baseline ${file}: the file cannot be written (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
}
