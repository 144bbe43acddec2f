import type { Command } from 'commander'
import { UsageError } from '../../runner/usage-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { count } from '../values.ts'

interface Options {
  readonly json?: boolean
  readonly out: string
  readonly runs: number
  readonly only?: string
}

/** `bench`: the budgets of speed and size, measured as ratios in one run. */
export function addBench(program: Command, done: (code: number) => void): void {
  program
    .command('bench')
    .description('measure the budgets of speed and memory as ratios on this machine')
    .option('--json', 'for machines, on standard output')
    .option('--out <folder>', 'where bench.json goes', 'reports/out')
    .option('--runs <number>', 'how often each side is measured; the median counts', count, 3)
    .option('--only <words>', 'only what has these words in its line, such as "cold start"')
    .action(async ({ json, out, runs, only = '' }: Options) => {
      const { inBundle, isInBundle } = await import('../../analysis/bench/in-bundle.ts')
      if (!isInBundle()) return done(inBundle(process.argv.slice(2)))
      const [{ bench, promises }, { fails }, { budgetTable }, { prepareFolder }, { writeFiles }] = await Promise.all([
        import('../../analysis/bench/bench.ts'),
        import('../../analysis/bench/budget.ts'),
        import('../print/bench.ts'),
        import('../../runner/folder.ts'),
        import('../../reports/write.ts'),
      ])
      const wanted = promises.filter(({ what }) => what.toLowerCase().includes(only.toLowerCase()))
      if (!wanted.length) throw new UsageError(`Nothing that is measured has the words "${only}". ${known(promises)}`)
      prepareFolder({ out })
      const { budgets, profiles } = await bench(runs, wanted, what => process.stderr.write(`Measuring: ${what}\n`))
      const text = `${JSON.stringify({ node: process.version, budgets, profiles }, null, 2)}\n`
      writeFiles(out, [{ path: `${out}/bench.json`, text }])
      process.stdout.write(json ? text : budgetTable(budgets, profiles))
      done(budgets.some(fails) ? exitCodes.failures : exitCodes.well)
    })
}

const known = (all: readonly { readonly what: string }[]): string =>
  `What is measured: ${all.map(({ what }) => `"${what}"`).join(', ')}.`
