import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../reports/make-folder.ts'
import { reason } from '../../reports/write-reason.ts'
import type { RunOptions } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'

/** Stands among `--features` for what comes over standard input. */
const input = '-'
/** Characters of a scenario that is typed or piped. */
const most = 1_000_000

/** The options with a file in place of standard input: what came over it, kept beside the report, so that it can be played again. */
export async function fromInput(options: RunOptions, stdin: NodeJS.ReadStream = process.stdin): Promise<RunOptions> {
  const { features, out } = options
  if (!features?.includes(input)) return options
  if (options.watch) throw new UsageError('--features - and --watch: what comes over standard input comes once.')
  if (stdin.isTTY) process.stderr.write('Type a scenario; Ctrl-D at the start of a line ends it.\n')
  const text = featureOf(await allOf(stdin))
  const file = join(out, 'scenario.feature')
  try {
    makeFolder(out)
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(`--out ${out}: what came over standard input cannot be kept there (${reason(error)}).`)
  }
  return { ...options, features: features.map(path => (path === input ? file : path)) }
}

async function allOf(stdin: NodeJS.ReadStream): Promise<string> {
  let text = ''
  stdin.setEncoding('utf8')
  for await (const piece of stdin) {
    text += piece
    if (text.length > most) throw new UsageError('--features -: standard input has more than a scenario has.')
  }
  if (!text.trim()) throw new UsageError('--features -: nothing came over standard input. Pipe a scenario into it.')
  return text
}

/** Steps alone are a scenario, with any tags that stand above them, and scenarios alone a feature. */
export function featureOf(text: string): string {
  if (/^[ \t]*Feature:/m.test(text)) return text
  const head = 'Feature: Standard input\n'
  if (/^[ \t]*(?:Rule|Example|Examples|Scenario|Scenario Outline|Background):/m.test(text)) return `${head}${text}`
  const [tags = ''] = /^(?:\s*@.*\n)*/.exec(text) ?? []
  return `${head}${tags}  Example: as it was typed\n${text.slice(tags.length)}`
}
