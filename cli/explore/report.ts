import { join } from 'node:path'
import { fileNames, writeReports } from '../../reports/write.ts'
import { dateOfRun } from '../../runner/clock.ts'
import { withDefaults } from '../../runner/options.ts'
import { playSuite } from '../../runner/play-suite.ts'
import type { ExploreOptions } from './options.ts'

/** Plays what was found once more on the engine, for the report with its boards; the path of the page. */
export async function writeReport(
  features: readonly string[],
  { engine, cardsMap, timeout, out }: ExploreOptions,
): Promise<string> {
  const options = withDefaults({
    features,
    out,
    report: ['html'],
    ...(engine === undefined ? {} : { engine }),
    ...(cardsMap === undefined ? {} : { cardsMap }),
    ...(timeout === undefined ? {} : { timeout }),
  })
  const result = await playSuite(options)
  writeReports({ ...result, date: dateOfRun() }, out, ['html'])
  return join(out, fileNames.html)
}
