import { type Command, Option } from 'commander'
import { exitCodes } from '../usage-error.ts'

interface Options {
  readonly format: 'text' | 'markdown' | 'json'
  readonly failOn?: 'regressions'
}

/** `diff`: what changed between two reports. */
export function addDiff(program: Command, done: (code: number) => void): void {
  program
    .command('diff <before> <after>')
    .description('compare two conformance.json files: regressions, improvements, new and gone cases')
    .addOption(new Option('--format <format>', 'how to print it').choices(['text', 'markdown', 'json']).default('text'))
    .addOption(new Option('--fail-on <what>', 'exit with 1 if there are any').choices(['regressions']))
    .action(async (before: string, after: string, { format, failOn }: Options) => {
      const [{ readReport }, { diff }, { diffMarkdown, diffText }] = await Promise.all([
        import('../../reports/read-report.ts'),
        import('../diff/diff.ts'),
        import('../diff/text.ts'),
      ])
      const difference = diff(readReport(before).result, readReport(after).result)
      const print = { text: diffText, markdown: diffMarkdown, json: (d: unknown) => `${JSON.stringify(d, null, 2)}\n` }
      process.stdout.write(print[format](difference))
      done(failOn && difference.regressions.length ? exitCodes.failures : exitCodes.well)
    })
}
