import type { Command } from 'commander'
import { UsageError } from '../../runner/usage-error.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { list } from '../values.ts'

interface Options {
  readonly topic?: readonly string[]
  readonly json?: boolean
  readonly write?: boolean
  readonly boards?: boolean
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
    .action(async ({ topic, json, write, boards }: Options) => {
      if (boards) return done(await listUnneededRows(topic, json))
      if (topic && write) throw new UsageError('--write measures every topic; leave out --topic.')
      const [{ measure }, { fairnessTable }, { loadCatalogue }] = await Promise.all([
        import('../../analysis/fairness/measure.ts'),
        import('../print/fairness.ts'),
        import('../../catalogue/catalogue.ts'),
      ])
      const measured = await busy('Playing the suite on right engines that differ', tell => {
        let played = 0
        const told = () => tell(++played)
        return measure({ ...(topic ? { topics: topic } : {}), ...(write ? { write } : {}), told })
      })
      const text = json
        ? `${JSON.stringify(measured.report, null, 2)}\n`
        : fairnessTable(measured, loadCatalogue().customs)
      process.stdout.write(text)
      for (const fault of measured.faults) process.stderr.write(`${fault}\n`)
      done(measured.faults.length ? exitCodes.failures : exitCodes.well)
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
