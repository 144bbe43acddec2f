import type { Command } from 'commander'
import { UsageError } from '../../runner/usage-error.ts'
import { exitCodes } from '../exit-codes.ts'

interface Options {
  readonly ruling?: readonly string[]
  readonly bases?: boolean
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
    .option('--bases', 'strike out each base of the rulings that follow from others, alone: do their scenarios notice?')
    .option('--json', 'for machines')
    .option('--write-floor', 'raise the floor of each topic to what is noticed now')
    .action(async ({ ruling, bases, json, writeFloor }: Options) => {
      if (bases && writeFloor) throw new UsageError('--write-floor measures every ruling; leave out --bases.')
      if (bases) {
        await printBases(ruling, !!json)
        return done(exitCodes.well)
      }
      if (ruling && writeFloor) throw new UsageError('--write-floor measures every ruling; leave out --ruling.')
      const [{ measure }, { strengthTable }, floors, { loadCatalogue }, { topicTitles }] = await Promise.all([
        import('../../analysis/strength/measure.ts'),
        import('../print/strength.ts'),
        import('../../analysis/strength/floor.ts'),
        import('../../catalogue/catalogue.ts'),
        import('../../catalogue/topics.ts'),
      ])
      const measured = await measure(ruling)
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

async function printBases(ruling: readonly string[] | undefined, json: boolean): Promise<void> {
  const [{ basesOf, requireFollowing }, { basesTable }, { loadCatalogue }, { suiteOf }] = await Promise.all([
    import('../../analysis/strength/bases.ts'),
    import('../print/bases.ts'),
    import('../../catalogue/catalogue.ts'),
    import('../../runner/features.ts'),
  ])
  const catalogue = loadCatalogue()
  requireFollowing(ruling ?? [], catalogue)
  const all = await basesOf(suiteOf(undefined), catalogue, ruling)
  process.stdout.write(json ? `${JSON.stringify(all, null, 2)}\n` : basesTable(all))
}
