import { dirname } from 'node:path'
import type { Expected } from '../../analysis/baseline/baseline.ts'
import { baselineText, type Compared, compareWith, today } from '../../analysis/baseline/compare.ts'
import type { Conformance } from '../../reports/result.ts'
import { counted, printable } from '../../reports/words.ts'
import { writeFiles } from '../../reports/write.ts'
import { reason } from '../../reports/write-reason.ts'
import type { RunOptions } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { exitCodes } from '../exit-codes.ts'

/** Failures that are listed by their ids. */
const shown = 200

/** Writes or applies the baseline after a run, tells what it found, and returns the exit code. */
export function settle(
  result: Conformance,
  options: RunOptions,
  compared: Compared | undefined,
  entries: readonly Expected[] = [],
): number {
  if (options.writeBaseline) write(options.writeBaseline, result, entries)
  if (!compared) return exitCodeWhen(result)
  const { expected, known, unexpected, stale } = compared
  const more = unexpected.length - shown
  const lines = [
    `${counted(expected.length, 'failure')} ${expected.length === 1 ? 'is' : 'are'} expected by ${options.baseline?.join(' and ')}; ${unexpected.length} are not.`,
    ...known.filter(one => one.link).map(one => `  ${printable(one.case ?? one.ruling ?? '')}: ${one.link}`),
    ...unexpected.slice(0, shown).map(one => `  ${printable(one.id)}`),
    ...(more > 0 ? [`  … and ${counted(more, 'more case')}, in the reports.`] : []),
    ...stale,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!result.broken && (unexpected.length || stale.length)) return exitCodes.failures
  return exitCodeWhen(result)
}

function exitCodeWhen({ broken, complete }: Conformance): number {
  if (broken) return exitCodes.usage
  return complete ? exitCodes.well : exitCodes.incomplete
}

/** Writes what no other baseline expects; an entry of the file itself is written anew. */
function write(file: string, { cases }: Conformance, entries: readonly Expected[]): void {
  const others = entries.filter(({ at }) => !at.startsWith(`${file}:`))
  const { unexpected } = compareWith(others, cases, today())
  try {
    writeFiles(dirname(file), [{ path: file, text: baselineText(unexpected) }])
  } catch (error) {
    throw new UsageError(
      `--write-baseline ${file}: the file cannot be written (${reason((error as Error).cause ?? error)}).`,
    )
  }
}
