import { type Command, InvalidArgumentError } from 'commander'
import type { ExploreOptions } from '../explore/options.ts'
import { readShard } from '../run/read-shard.ts'
import { count, list, milliseconds, repeated, whole } from '../values.ts'

const many = whole(1, 999_999_999)
/** More than a year is no time to wait. */
const longest = 525_600

/** `explore`: where do an engine and the law part, on boards that nobody thought of? */
export function addExplore(program: Command, done: (code: number) => void): void {
  program
    .command('explore')
    .description('play an engine against the law at random, reduce each difference to a small scenario, and print it')
    .option('-e, --engine <command>', 'command line or address of the engine, as for run')
    .option('--between <rulesets>', 'law against law: two rulesets with a comma between them', list)
    .option('--self', 'no engine: look for faults of the reference engine itself')
    .option('--ruleset <ids>', 'only these laws; left out: all that the engine plays', list)
    .option('--topic <ids>', 'boards of the rulings of these topics', list)
    .option('--ruling <ids>', 'boards of the rulings whose ids begin so', list)
    .option('--card <title>', 'boards with this card; may be repeated', repeated)
    .option('--seed <number>', 'the same seed plays the same games', whole(1, Number.MAX_SAFE_INTEGER), 1)
    .option('--minutes <number>', 'for this long; default without --games: 1', positive)
    .option('--games <number>', 'play this many games', many)
    .option('--max <number>', 'stop when this many differences are found', many)
    .option('--blind', 'take no board from the suite, only those kept by earlier explorations')
    .option('--cards-map <file>', "the engine's own ids of the cards by title, as for run")
    .option('--timeout <milliseconds>', 'time for one answer', milliseconds)
    .option('-j, --jobs <number>', 'run this many copies of the engine side by side', count)
    .option(
      '--shard <i/n>',
      'other games than the other shards play, such as 2/4; auto: as the variables of the CI say',
      text => readShard(text),
    )
    .option(
      '--replay <files>',
      'play the findings of each explored.json again, and nothing else: of several shards, too',
      list,
    )
    .option('--out <folder>', 'where features and explored.json go', 'reports/out/explored')
    .option('--json', 'for machines, on standard output')
    .action(async (options: ExploreOptions) => {
      const { exploreWith } = await import('../explore/explore.ts')
      done(await exploreWith(options))
    })
}

function positive(text: string): number {
  const value = Number(text)
  if (/^(?:\d+|\d*\.\d+)$/.test(text) && value > 0 && value <= longest) return value
  throw new InvalidArgumentError('It is a number of minutes, such as 2 or 0.5.')
}
