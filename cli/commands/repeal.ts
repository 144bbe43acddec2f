import type { Command } from 'commander'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { list } from '../values.ts'

interface Options {
  readonly features?: readonly string[]
  readonly cards?: readonly string[]
}

/** `repeal`: what the suite notices when a ruling is struck out of the law. */
export function addRepeal(program: Command, done: (code: number) => void): void {
  program
    .command('repeal <ruling...>')
    .description('play the scenarios of rulings without those rulings, on the reference engine: some must fail')
    .option('--features <folder>', 'feature files from elsewhere: does one of them notice?', list)
    .option('--cards <pools>', 'pools of cards of your own, made by `cards import`; or STCCG_CARDS', list)
    .action(async (ids: readonly string[], { features, cards }: Options) => {
      const [{ playableSuite, suiteOf }, { asWritten, bites, playWithout }, { repealed }, { loadCatalogue }] =
        await Promise.all([
          import('../../runner/features.ts'),
          import('../../analysis/repeal.ts'),
          import('../../analysis/variants/without.ts'),
          import('../../catalogue/catalogue.ts'),
        ])
      const catalogue = loadCatalogue()
      for (const id of ids) repealed(id, catalogue)
      if (cards ?? process.env.STCCG_CARDS) (await import('../../runner/use-cards.ts')).useCards(...(cards ?? []))
      const all = features ? playableSuite(features) : suiteOf(undefined)
      const suite = features ? { ...all, cases: await asWritten(all.cases) } : all
      let survived = false
      for (const id of ids) {
        const noticed = await busy(`Playing without ${id}`, () => playWithout(id, suite, catalogue))
        const isNoticed = noticed.some(({ verdict }) => bites(verdict))
        survived ||= !isNoticed
        process.stdout.write(
          `${id} without ${repealed(id, catalogue).join(', ')}: ${isNoticed ? 'noticed' : 'NOT NOTICED'}\n`,
        )
        for (const { kase, verdict } of noticed)
          process.stdout.write(
            `  ${verdict.outcome.padEnd(6)} ${kase.id}${verdict.message ? `\n         ${verdict.message}` : ''}\n`,
          )
      }
      done(survived ? exitCodes.failures : exitCodes.well)
    })
}
