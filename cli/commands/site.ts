import type { Command } from 'commander'
import { counted } from '../../reports/words.ts'
import { busy } from '../busy.ts'
import { address } from '../values.ts'

interface Options {
  readonly strength?: string
  readonly out: string
  readonly address?: string
}

/** `site`: a static site of the reports of one or many engines. */
export function addSite(program: Command, done: (code: number) => void): void {
  program
    .command('site <reports...>')
    .description(
      'make a static site of conformance.json files: engines side by side, each ruling, what changed between laws, open questions, fairness, trend',
    )
    .option('--strength <file>', 'what `strength --json` printed: adds a page')
    .option('--out <folder>', 'where the site goes', 'reports/out/site')
    .option(
      '--address <address>',
      'address of the site on the web; links copied from its playground begin with it',
      address,
    )
    .addHelpText('after', '\nSeveral reports of one engine are its history: give them oldest first.')
    .action(async (paths: readonly string[], { strength, out, address }: Options) => {
      const [
        { histories, readReports },
        { readStrength },
        { playPage, renderSite },
        { writeSite },
        { playgroundPage },
      ] = await Promise.all([
        import('../../reports/site/histories.ts'),
        import('../../reports/site/read-strength.ts'),
        import('../../reports/site/site.ts'),
        import('../../reports/site/write-site.ts'),
        import('../../playground/write-playground.ts'),
      ])
      const measured = strength === undefined ? {} : { strength: readStrength(strength) }
      const made = await busy('Making the site', async () => {
        const engines = histories(readReports(paths))
        const files = renderSite({ law: await readLaw(), engines, ...measured })
        return {
          engines,
          page: writeSite(
            [...files, { path: playPage, text: playgroundPage(address && new URL(playPage, withSlash(address)).href) }],
            out,
          ),
        }
      })
      process.stdout.write(`${summary(made.engines.length, paths.length)} Open ${made.page}\n`)
      done(0)
    })
}

/** A folder, whether it is written with a slash at its end or not. */
const withSlash = (address: string): string => address.replace(/\/?$/, '/')

async function readLaw() {
  const [{ lawBook }, { loadCatalogue }, { suiteOf }, { lawChanges }] = await Promise.all([
    import('../../runner/law-book.ts'),
    import('../../catalogue/catalogue.ts'),
    import('../../runner/features.ts'),
    import('../../analysis/laws/law-changes.ts'),
  ])
  const catalogue = loadCatalogue()
  return { ...lawBook(catalogue, suiteOf(undefined)), changes: lawChanges(catalogue) }
}

function summary(engines: number, reports: number): string {
  return `A site of ${counted(engines, 'engine')}, from ${counted(reports, 'report')}.`
}
