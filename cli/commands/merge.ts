import type { Command } from 'commander'
import { reportFormats, withDefaults } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { formatsAdded } from '../formats.ts'
import type { MergeOptions } from '../run/merge.ts'
import { list } from '../values.ts'
import { addGates } from './gates.ts'
import { label } from './label.ts'

const byItself = withDefaults({}).report

/** `merge`: one report of the shards of a run, or of a sweep. */
export function addMerge(program: Command, done: (code: number) => void): void {
  const command = program
    .command('merge <reports...>')
    .description(
      'put the conformance.json of all shards of a run together, or what all shards of a sweep printed, in whatever order',
    )
    .option('--features <folder>', 'the feature files, if the shards were run with this option', list)
    .option('--cases <file>', 'the compiled cases, if the shards were run with this option')
    .option('--cards <pools>', 'the pools of cards, if the shards were run with this option', list)
    .option('--label <text>', 'what this run is called in the reports, such as a branch', label)
    .option('--out <folder>', 'where the reports go', 'reports/out')
    .option(
      '--report <formats>',
      'json, html, junit, markdown, badge, github',
      formatsAdded(reportFormats, byItself),
      byItself,
    )
    .option('--baseline <files>', 'failures that are expected, with their reasons; they do not count', list)
    .option('--write-baseline <file>', 'write the failures as a baseline')
    .option('--json', 'of a sweep: for machines')
  addGates(command).action(async (paths: readonly string[], { json, ...options }: MergeOptions & Json) => {
    const { isPart } = await import('../../analysis/sweeps/part.ts')
    if (paths.some(isPart)) {
      requireNone(options, command)
      const { mergeSweep } = await import('../sweeps/sweeps.ts')
      return done(await mergeSweep(paths, json))
    }
    if (json)
      throw new UsageError('merge --json: it is for the shards of a sweep; the report of a run has --report json.')
    const { merge } = await import('../run/merge.ts')
    if (options.cards ?? process.env.STCCG_CARDS)
      (await import('../../runner/use-cards.ts')).useCards(...(options.cards ?? []))
    done(await merge(paths, options))
  })
}

interface Json {
  readonly json?: boolean
}

/** Of a sweep one report is printed: options of runs say nothing there. */
function requireNone(options: object, command: Command): void {
  const wrong = Object.keys(options).find(name => command.getOptionValueSource(name) === 'cli')
  const flag = command.options.find(one => one.attributeName() === wrong)?.long
  if (flag) throw new UsageError(`merge ${flag}: these are shards of a sweep, which takes --json only.`)
}
