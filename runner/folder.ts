import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../reports/make-folder.ts'
import { reason } from '../reports/write-reason.ts'
import type { CucumberFiles } from './cucumber/cucumber.ts'
import type { RunOptions } from './options.ts'
import { UsageError } from './usage-error.ts'

/** Makes sure, before anything is played, that reports can be written. */
export function prepareFolder({ out }: Pick<RunOptions, 'out'>): void {
  if (!out) throw new UsageError('--out needs the name of a folder, such as reports/out.')
  const probe = join(out, `.${process.pid}.tmp`)
  try {
    makeFolder(out)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new UsageError(`--out ${out}: the folder cannot be written (${reason(error)}). Name another one.`)
  }
}

/** Messages that Cucumber's own formatter writes, one file for each ruleset. */
export function messageFiles({ out, report }: RunOptions, ruleset: string): CucumberFiles {
  return report.includes('messages') ? { [join(out, `messages.${ruleset}.ndjson`)]: 'message' } : {}
}
