import type { Command } from 'commander'
import { reportFormats, withDefaults } from '../../runner/options.ts'
import { formatsAdded } from '../formats.ts'
import type { MergeOptions } from '../run/merge.ts'
import { list } from '../values.ts'
import { addGates } from './gates.ts'
import { label } from './label.ts'

const byItself = withDefaults({}).report

/** `merge`: one report of the shards of a run. */
export function addMerge(program: Command, done: (code: number) => void): void {
  const command = program
    .command('merge <reports...>')
    .description('put the conformance.json of all shards of a run together, in whatever order')
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
  addGates(command).action(async (paths: readonly string[], options: MergeOptions) => {
    const { merge } = await import('../run/merge.ts')
    if (options.cards ?? process.env.STCCG_CARDS)
      (await import('../../runner/use-cards.ts')).useCards(...(options.cards ?? []))
    done(await merge(paths, options))
  })
}
