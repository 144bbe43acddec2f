import { readFileSync } from 'node:fs'
import { type Command, Option } from 'commander'
import type { Conformance } from '../../reports/result.ts'
import { exitCodes, UsageError } from '../usage-error.ts'

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
      const [{ diff }, { diffMarkdown, diffText }] = await Promise.all([
        import('../diff/diff.ts'),
        import('../diff/text.ts'),
      ])
      const difference = diff(read(before), read(after))
      const print = { text: diffText, markdown: diffMarkdown, json: (d: unknown) => `${JSON.stringify(d, null, 2)}\n` }
      process.stdout.write(print[format](difference))
      done(failOn && difference.regressions.length ? exitCodes.failures : exitCodes.well)
    })
}

function read(file: string): Conformance {
  const parsed = parse(file)
  const { cases, engine, suite, selection } = (parsed ?? {}) as Partial<Conformance>
  if (!Array.isArray(cases) || !engine || !suite || !selection)
    throw notAReport(file, 'it holds no cases, engine, suite and selection')
  return parsed as Conformance
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw notAReport(file, (error as Error).message)
  }
}

function notAReport(file: string, why: string): UsageError {
  return new UsageError(`${file} is no conformance.json: ${why}. \`run\` writes one into the folder of its --out.`)
}
