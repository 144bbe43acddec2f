import type { Command } from 'commander'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'

interface Options {
  readonly as?: string
  readonly json?: boolean
}

/** `sources check`: what a newer copy of a rules document asks to be looked at. */
export function addSources(program: Command, done: (code: number) => void): void {
  const sources = program.command('sources').description('the rules documents that the rulings were drawn from')
  sources
    .command('check <file>')
    .description('compare a rules document with the one the rulings were drawn from: what changed, moved, went, came')
    .option('--as <document>', 'which document it is a copy of; left out: the one that most of it is from')
    .option('--json', 'for machines')
    .action(async (file: string, { as, json }: Options) => {
      const [{ checkSource }, { loadCatalogue }, { workList }, { terminalOptions }] = await Promise.all([
        import('../../analysis/sources/check.ts'),
        import('../../catalogue/catalogue.ts'),
        import('../print/sources.ts'),
        import('../../reports/terminal.ts'),
      ])
      const catalogue = loadCatalogue()
      const check = await busy('Comparing the documents', () => checkSource(file, catalogue, as))
      const text = json
        ? `${JSON.stringify(check, null, 2)}\n`
        : workList(check, catalogue, terminalOptions(process.stdout))
      process.stdout.write(text)
      done(check.tasks.length ? exitCodes.failures : exitCodes.well)
    })
}
