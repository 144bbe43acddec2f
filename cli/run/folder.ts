import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'
import type { CucumberFiles } from './cucumber.ts'
import type { RunOptions } from './options.ts'

/** Makes sure, before anything is played, that reports can be written. */
export function prepareFolder({ out }: Pick<RunOptions, 'out'>): void {
  const probe = join(out, `.${process.pid}.tmp`)
  try {
    mkdirSync(out, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new UsageError(
      `--out ${out}: the folder cannot be written (${(error as NodeJS.ErrnoException).code}). Name another one.`,
    )
  }
}

export const allureResults = 'allure-results'

/** What Cucumber's formatters write: messages by ruleset, and the results that Allure renders. */
export function cucumberFiles({ out, report }: RunOptions): {
  readonly files: (ruleset: string) => CucumberFiles
  readonly formatOptions: object
} {
  const messages = report.includes('messages')
  const allure = report.includes('allure')
  if (allure) rmSync(join(out, allureResults), { recursive: true, force: true })
  return {
    files: ruleset => ({
      ...(messages ? { [join(out, `messages.${ruleset}.ndjson`)]: 'message' } : {}),
      ...(allure ? { [join(out, `allure.${ruleset}.log`)]: 'allure-cucumberjs/reporter' } : {}),
    }),
    formatOptions: { resultsDir: join(out, allureResults) },
  }
}
