import type { Command } from 'commander'
import { counted, printable } from '../../reports/words.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { list } from '../values.ts'

/** `lint`: what is wrong with features, catalogue and cards. */
export function addLint(program: Command, done: (code: number) => void): void {
  program
    .command('lint')
    .description('check features, rulings and cards, each problem with file, line and fix; count the basic rules')
    .option('--features <folder>', 'feature files from elsewhere', list)
    .action(async ({ features }: { readonly features?: readonly string[] }) => {
      const { lintAndCount } = await import('../../analysis/lint.ts')
      const {
        problems,
        doubts = [],
        basics,
      } = await busy('Checking features, rulings and cards', () => lintAndCount(features))
      for (const problem of problems) process.stdout.write(`${printable(problem)}\n`)
      process.stdout.write(problems.length ? `${counted(problems.length, 'problem')}\n` : 'No problems\n')
      for (const doubt of doubts) process.stdout.write(`${printable(doubt)}\n`)
      if (doubts.length)
        process.stdout.write(`${counted(doubts.length, 'doubt')} about boards, which are not problems\n`)
      if (basics !== undefined) process.stdout.write(`${basics}\n`)
      done(problems.length ? exitCodes.failures : exitCodes.well)
    })
}
