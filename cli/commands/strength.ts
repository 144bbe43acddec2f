import type { Command } from 'commander'
import { UsageError } from '../../runner/usage-error.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'

interface Options {
  readonly ruling?: readonly string[]
  readonly json?: boolean
  readonly writeFloor?: boolean
}

/** `strength`: would the suite notice if a ruling were missing, or another one? */
export function addStrength(program: Command, done: (code: number) => void): void {
  program
    .command('strength')
    .description('strike out every ruling of every ruleset, or put its older or newer self there: who notices?')
    .option(
      '--ruling <ids>',
      'only these rulings; the beginning of an id stands for all that begin so',
      (word: string) => word.split(','),
    )
    .option('--json', 'for machines')
    .option('--write-floor', 'raise the floor of each topic to what is noticed now')
    .action(async ({ ruling, json, writeFloor }: Options) => {
      if (ruling && writeFloor) throw new UsageError('--write-floor measures every ruling; leave out --ruling.')
      const [{ measure }, { strengthTable }, floors, { loadCatalogue }, { topicTitles }] = await Promise.all([
        import('../../analysis/strength/measure.ts'),
        import('../print/strength.ts'),
        import('../../analysis/strength/floor.ts'),
        import('../../catalogue/catalogue.ts'),
        import('../../catalogue/topics.ts'),
      ])
      const measured = await busy('Playing the suite under every changed law; this takes minutes', () =>
        measure(ruling),
      )
      const { report } = measured
      const titles = topicTitles(loadCatalogue().topics)
      process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : strengthTable(measured, titles))
      const floor = floors.readFloor()
      const faults = ruling ? [] : floors.below(floor, report.topics)
      for (const fault of faults) process.stderr.write(`${fault}\n`)
      if (writeFloor) floors.writeFloor(floors.raised(floor, report.topics))
      done(faults.length ? exitCodes.failures : exitCodes.well)
    })
}
