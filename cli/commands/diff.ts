import { type Command, Option } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { readFormats } from '../formats.ts'

interface Options {
  readonly format: 'text' | 'markdown' | 'json'
  readonly failOn?: 'regressions'
  readonly out?: string
  readonly report?: string
}

/** `diff`: what changed between two reports. */
export function addDiff(program: Command, done: (code: number) => void): void {
  program
    .command('diff <before> <after>')
    .description('compare two conformance.json files: regressions, improvements, new and gone cases')
    .addOption(new Option('--format <format>', 'how to print it').choices(['text', 'markdown', 'json']).default('text'))
    .addOption(new Option('--fail-on <what>', 'exit with 1 if there are any').choices(['regressions']))
    .option('--out <folder>', 'write pages too, into this folder; with --report only: reports/out')
    .option('--report <formats>', 'which pages: html, markdown, json; with --out only: html')
    .action(async (before: string, after: string, options: Options) => done(await compare(before, after, options)))
}

async function compare(before: string, after: string, { format, failOn, out, report }: Options): Promise<number> {
  const [{ readReport }, { diff }, { diffMarkdown, diffText }, { diffFormats, diffJson, pageOf, writeDiff }] =
    await Promise.all([
      import('../../reports/read-report.ts'),
      import('../../analysis/diff.ts'),
      import('../../reports/diff/text.ts'),
      import('../../reports/diff/write.ts'),
    ])
  const formats = out || report ? readFormats(report ?? 'html', diffFormats, 'page') : []
  const [old, now] = [readReport(before), readReport(after)]
  const difference = diff(old.result, now.result)
  const print = { text: diffText, markdown: diffMarkdown, json: diffJson }
  process.stdout.write(print[format](difference))
  if (formats.length) {
    const folder = out ?? 'reports/out'
    const link = pageOf(now.file, folder)
    const compared = { before: old.result, after: now.result, ...(link ? { link } : {}) }
    const paths = writeDiff(difference, compared, folder, formats)
    process.stderr.write(paths.map(path => `Written: ${path}\n`).join(''))
  }
  return failOn && difference.regressions.length ? exitCodes.failures : exitCodes.well
}
