import type { Sweep } from '../../analysis/sweeps/sweep.ts'
import { exitCodes } from '../exit-codes.ts'
import type { SweepCommand } from './sweeps.ts'

/** Prints a report for machines, or as the table does it for people, by the titles of the topics. */
export async function printReport(
  report: object,
  json: boolean,
  table: (titles: Readonly<Record<string, string>>) => string,
): Promise<void> {
  const [{ loadCatalogue }, { topicTitles }] = await Promise.all([
    import('../../catalogue/catalogue.ts'),
    import('../../catalogue/topics.ts'),
  ])
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : table(topicTitles(loadCatalogue().topics)))
}

/** Prints what does not hold, a line each; the exit code. */
export function tellFaults(faults: readonly string[]): number {
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  return faults.length ? exitCodes.failures : exitCodes.well
}

/** A sweep whose report has what does not hold with it; `forMachines` = what `--json` prints of it. */
export const sweepCommand = <Asked extends object, Found, Report extends { readonly faults: readonly string[] }>(
  sweep: Sweep<Asked, Found, Report>,
  says: string,
  table: (report: Report, titles: Readonly<Record<string, string>>) => string,
  forMachines: (report: Report) => object = report => report,
): SweepCommand<Asked, Found, Report> => ({
  sweep,
  says,
  tell: async (report, _, json) => {
    await printReport(forMachines(report), json, titles => table(report, titles))
    return tellFaults(report.faults)
  },
})
