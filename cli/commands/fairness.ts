import type { Command } from 'commander'
import type { Shard } from '../../runner/shard/shard.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { shardOfSweep } from '../sweeps/shard-option.ts'
import { list } from '../values.ts'

interface Options {
  readonly topic?: readonly string[]
  readonly json?: boolean
  readonly write?: boolean
  readonly boards?: boolean
  readonly shard?: Shard
}

/** `fairness`: would a right engine that is built otherwise pass? */
export function addFairness(program: Command, done: (code: number) => void): void {
  program
    .command('fairness')
    .description(
      'play the suite on right engines that differ from ours only where no ruling applies: who is treated unfairly?',
    )
    .option('--topic <ids>', 'only the cases of these topics', list)
    .option('--json', 'for machines')
    .option('--write', 'enter in measured/customs.txt which cases rest on which customs')
    .option('--boards', 'list the cards on boards that no case needs which has them there')
    .option(...shardOfSweep)
    .action(async ({ json, boards, shard, ...asked }: Options) => {
      const { topic, write } = asked
      if (boards && shard) throw new UsageError('--shard divides the sweep; --boards is none.')
      if (boards) return done(await listUnneededRows(topic, json))
      if (topic && write) throw new UsageError('--write measures every topic; leave out --topic.')
      const { sweepWith } = await import('../sweeps/sweeps.ts')
      done(await sweepWith('fairness', asked, { json, shard }))
    })
}

async function listUnneededRows(topic: readonly string[] | undefined, json: boolean | undefined): Promise<number> {
  const [{ unneededRows }, { counted }] = await Promise.all([
    import('../../analysis/fairness/unneeded-rows.ts'),
    import('../../reports/words.ts'),
  ])
  const rows = await busy('Playing the suite without each card of its boards', () => unneededRows(topic))
  const lines = rows.map(
    ({ uri, line, title, cases }) => `${uri}:${line}  "${title}", on the board of ${counted(cases, 'case')}`,
  )
  const text = [...lines, `${counted(rows.length, 'row')} of tables whose card no case needs.`, ''].join('\n')
  process.stdout.write(json ? `${JSON.stringify(rows, null, 2)}\n` : text)
  return exitCodes.well
}
