import { register } from 'node:module'
import { join } from 'node:path'
import type { Conformance } from '../../reports/result.ts'
import type { Case } from '../../steps/suite/case.ts'
import { messageFiles } from '../folder.ts'
import type { RunOptions } from '../options.ts'
import type { AllureResults } from './allure-results.ts'
import { type Formats, playWithCucumber } from './cucumber.ts'

/** Where the results lie that Allure renders, below the folder of the reports. */
export const allureFolder = 'allure-results'

/** Plays the cases with Cucumber for its messages and for Allure; what it returns writes what needs the whole result. */
export async function playForFormatters(
  cases: readonly Case[],
  options: RunOptions,
): Promise<(result: Conformance) => void> {
  // Cucumber imports its support files and formatters, whichever way this file was loaded.
  register(new URL('../../bin/typescript.js', import.meta.url))
  const allure = options.report.includes('allure') ? await gatherAllure() : undefined
  const formats = (ruleset: string): Formats => ({
    files: messageFiles(options, ruleset),
    ...allure?.formatter(ruleset),
  })
  await playWithCucumber(cases, { failFast: options.failFast ?? false, formats })
  return result => allure?.write(join(options.out, allureFolder), result)
}

async function gatherAllure(): Promise<AllureResults> {
  const { AllureResults } = await import('./allure-results.ts')
  return new AllureResults()
}
