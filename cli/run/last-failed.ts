import { readReport } from '../../reports/read-report.ts'
import { isTrouble } from '../../reports/words.ts'
import type { RunOptions } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'

/** The options, restricted to the cases that the report in the folder of `--out` lists as trouble; undefined = there is none. */
export function lastFailed(options: RunOptions): RunOptions | undefined {
  if (options.case)
    throw new UsageError('--last-failed and --case: name one of them; either says which cases are played.')
  const failed = readReport(options.out).result.cases.filter(one => isTrouble(one.outcome))
  return failed.length ? { ...options, case: failed.map(one => one.id) } : undefined
}
