import { type Command, InvalidArgumentError } from 'commander'
import type { ExploreOptions } from '../explore/options.ts'
import { list, repeated } from '../values.ts'

/** `explore`: where do an engine and the law part, on boards that nobody thought of? */
export function addExplore(program: Command, done: (code: number) => void): void {
  program
    .command('explore')
    .description('play an engine against the law at random, make small where they part, and print it as scenarios')
    .option('-e, --engine <command>', 'command line or address of the engine, as for run')
    .option('--between <rulesets>', 'law against law: two rulesets with a comma between them', list)
    .option('--self', 'no engine: look for faults of the reference engine itself')
    .option('--ruleset <ids>', 'only these laws; left out: all that the engine plays', list)
    .option('--topic <ids>', 'boards of the rulings of these topics', list)
    .option('--ruling <ids>', 'boards of the rulings whose ids begin so', list)
    .option('--card <title>', 'boards with this card; may be repeated', repeated)
    .option('--seed <number>', 'the same seed plays the same games', whole, 1)
    .option('--minutes <number>', 'so long; left out, and without --games: 1', positive)
    .option('--games <number>', 'so many games', whole)
    .option('--max <number>', 'no more once so many differences are found', whole)
    .option('--blind', 'take no board from the suite, only those kept by earlier explorations')
    .option('--cards-map <file>', "the engine's own ids of the cards by title, as for run")
    .option('--timeout <milliseconds>', 'time for one answer', whole)
    .option('-j, --jobs <number>', 'so many of the engine side by side', whole)
    .option('--replay <file>', 'play the findings of an explored.json again, and nothing else')
    .option('--out <folder>', 'where features and explored.json go', 'reports/out/explored')
    .option('--json', 'for machines, on standard output')
    .action(async (options: ExploreOptions) => {
      const { exploreWith } = await import('../explore/explore.ts')
      done(await exploreWith(options))
    })
}

function whole(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new InvalidArgumentError('It is a whole number above 0.')
}

function positive(text: string): number {
  const value = Number(text)
  if (value > 0 && Number.isFinite(value)) return value
  throw new InvalidArgumentError('It is a number above 0, such as 2 or 0.5.')
}
