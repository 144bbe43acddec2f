import { type Command, Option } from 'commander'
import { type RunOptions, reportFormats, transcripts, withDefaults } from '../../runner/options.ts'
import { formatsAdded } from '../formats.ts'
import { readShard } from '../run/read-shard.ts'
import { count, list, milliseconds, repeated, whole } from '../values.ts'
import { addGates } from './gates.ts'
import { label } from './label.ts'

const byItself = withDefaults({}).report
const orNever = whole(0, 999_999)

/** `run`: plays the suite against an engine. */
export function addRun(program: Command, done: (code: number) => void): void {
  const command = program
    .command('run')
    .description('play the rulings against an engine and report by ruling')
    .option(
      '-e, --engine <command>',
      'command line that starts the engine, or tcp://… or http://… where it listens; left out: the built-in one',
    )
    .option('--ruleset <ids>', 'only these rulesets', list)
    .option(
      '--ruling <ids>',
      'only these rulings; the beginning of an id is enough, and * stands for any characters',
      list,
    )
    .option('--topic <names>', 'only these topics', list)
    .option('--card <title>', 'only cases in which this card stands; may be repeated', repeated)
    .option('--tags <expression>', 'only scenarios whose tags fit')
    .option('--case <ids>', 'only these cases; * stands for any characters', list)
    .option('--skip <ids>', 'all but these cases: ids of cases or rulings, * for any characters', list)
    .option('--last-failed', 'only the cases that the report in the folder of --out lists as trouble')
    .option('--changed', 'only the cases that what changed since the last such run can touch, on the built-in engine')
    .option('--watch <paths>', 'play again whenever something in these files or folders changes', list)
    .option(
      '--features <folder>',
      'feature files from elsewhere, instead of the built-in suite; - reads a scenario from standard input',
      list,
    )
    .option('--cases <file>', 'compiled cases, instead of features: what `compile` wrote')
    .option('--shard <i/n>', 'only this part of it, such as 2/4; auto: as the variables of the CI say', text =>
      readShard(text),
    )
    .option('--cards-map <file>', "the engine's own ids of the cards by title, as YAML, JSON or CSV")
    .option('--replays <n>', 'how often a case may be played again until chance draws what it tells of', orNever)
    .option(
      '--jobs <n>',
      'run this many copies of the engine side by side; left out: one, and of the built-in engine one for each processor, up to 4',
      count,
    )
    .option('--cards <pools>', 'pools of cards of your own, made by `cards import`; or STCCG_CARDS', list)
    .option('--label <text>', 'what this run is called in the reports, such as a branch', label)
    .option('--out <folder>', 'where the reports go', 'reports/out')
    .option(
      '--report <formats>',
      'json, html, junit, markdown, badge, github, messages, allure',
      formatsAdded(reportFormats, byItself),
      byItself,
    )
    .addOption(
      new Option(
        '--transcripts <which>',
        'of which cases the reports have messages and boards; shown: of all, and both in the terminal as well',
      )
        .choices(transcripts)
        .default('failed'),
    )
    .option('--verify <n>', 'play everything n times, and name the cases that do not come out alike', count)
    .option('--strict', 'check every message of both sides against the schemas, and play each case twice')
    .option('--hello-timeout <milliseconds>', 'time for the engine to start and to greet; left out: 30 s', milliseconds)
    .option('--timeout <milliseconds>', 'time for one answer of the engine', milliseconds)
    .option('--case-timeout <milliseconds>', 'time for one case; left out: as long as five answers', milliseconds)
    .option(
      '--give-up-after <n>',
      'stop after so many cases in a row that break down alike; 0 = never (10 without an answer in time, 100 crashes or errors)',
      orNever,
    )
    .option('--baseline <files>', 'failures that are expected, with their reasons; they do not count', list)
    .option('--write-baseline <file>', 'write the failures of this run as a baseline')
    .option('--fail-fast', 'stop at the first failure')
  addGates(command).action(async (options: RunOptions) => {
    const { run } = await import('../run/run.ts')
    if (options.cards ?? process.env.STCCG_CARDS)
      (await import('../../runner/use-cards.ts')).useCards(...(options.cards ?? []))
    done(await run(options))
  })
}
