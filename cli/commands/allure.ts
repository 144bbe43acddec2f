import { join } from 'node:path'
import type { Command } from 'commander'
import { counted } from '../../reports/words.ts'
import { busy } from '../busy.ts'
import { list } from '../values.ts'

interface Options {
  readonly engine?: string
  readonly features?: readonly string[]
  readonly out: string
}

/** `allure`: plays the suite and renders an Allure report. */
export function addAllure(program: Command, done: (code: number) => void): void {
  program
    .command('allure')
    .description('play the rulings and render an Allure report (needs Java)')
    .option('-e, --engine <command>', 'command line that starts the engine; left out: the built-in reference engine')
    .option('--features <folder>', 'feature files from elsewhere, instead of the built-in suite', list)
    .option('--out <folder>', 'where the report goes, in a subfolder allure', 'reports/out')
    .action(async ({ engine, features, out }: Options) => {
      const [{ renderAllure, requireAllure }, { exitCodeOf }, { playSuite }, { allureFolder }] = await Promise.all([
        import('../allure.ts'),
        import('../run/exit-code.ts'),
        import('../../runner/play-suite.ts'),
        import('../../runner/cucumber/with-cucumber.ts'),
      ])
      requireAllure()
      const result = await playSuite(
        {
          out,
          report: ['allure'],
          ...(engine ? { engine } : {}),
          ...(features ? { features } : {}),
        },
        { busy },
      )
      const site = join(out, 'allure')
      await busy('Rendering with Allure', () => renderAllure(join(out, allureFolder), site))
      const { pass, cases } = result.totals
      process.stdout.write(
        `${pass.toLocaleString('en')} of ${counted(cases, 'case')} passed.\nAllure report: ${site} (\`npx --no-install allure open ${site}\` shows it)\n`,
      )
      done(exitCodeOf(result))
    })
}
