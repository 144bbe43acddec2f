import { type Command, Option } from 'commander'
import type { Difference } from '../../reports/diff/difference.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { joined, readFormats } from '../formats.ts'

interface Options {
  readonly format: 'text' | 'markdown' | 'json'
  readonly failOn?: 'regressions'
  readonly all?: boolean
  readonly out?: string
  readonly report?: string
}

/** `diff`: what changed between two reports. */
export function addDiff(program: Command, done: (code: number) => void): void {
  program
    .command('diff <before> <after>')
    .description('compare two conformance.json files: regressions, improvements, new and gone cases')
    .addOption(new Option('--format <format>', 'how to print it').choices(['text', 'markdown', 'json']).default('text'))
    .addOption(
      new Option(
        '--fail-on <what>',
        'exit with 1 if there are any, and with 3 if the reports cannot show that there are none',
      ).choices(['regressions']),
    )
    .option('--all', 'print every change, not only the first of each kind')
    .option('--out <folder>', 'also write pages, into this folder; with --report alone: reports/out')
    .option('--report <formats>', 'which pages: html, markdown, json; with --out only: html', joined())
    .action(async (before: string, after: string, options: Options) => done(await compare(before, after, options)))
}

async function compare(before: string, after: string, { format, failOn, all, out, report }: Options): Promise<number> {
  const [{ readEach, readReport }, { diff }, { diffMarkdown, diffText }, { diffFormats, diffJson, pageOf, writeDiff }] =
    await Promise.all([
      import('../../reports/read-report.ts'),
      import('../../analysis/diff.ts'),
      import('../../reports/diff/text.ts'),
      import('../../reports/diff/write.ts'),
    ])
  const formats = out || report ? readFormats(report ?? 'html', diffFormats, 'page') : []
  const { old, now, difference } = await busy('Comparing the reports', () => {
    const [old, now] = readEach([before, after], readReport)
    return { old, now, difference: diff(old.result, now.result) }
  })
  const print = {
    text: (one: Difference) => diffText(one, all ? Number.POSITIVE_INFINITY : undefined),
    markdown: diffMarkdown,
    json: diffJson,
  }
  process.stdout.write(print[format](difference))
  if (formats.length) {
    const folder = out ?? 'reports/out'
    const link = pageOf(now.file, folder)
    const compared = { before: old.result, after: now.result, ...(link ? { link } : {}) }
    const paths = writeDiff(difference, compared, folder, formats)
    process.stderr.write(paths.map(path => `Written: ${path}\n`).join(''))
  }
  if (!failOn) return exitCodes.well
  if (difference.regressions.length || difference.lapsed.length) return exitCodes.failures
  const [{ unshown }, { buried }] = await Promise.all([
    import('../../analysis/diff-gate.ts'),
    import('../../runner/buried.ts'),
  ])
  const faults = unshown(old.result, now.result, difference, buried())
  process.stderr.write(faults.map(fault => `--fail-on ${failOn}: ${fault}\n`).join(''))
  return faults.length ? exitCodes.incomplete : exitCodes.well
}
