import type { Command } from 'commander'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'

/** `lint`: what is wrong with features, catalogue and cards. */
export function addLint(program: Command, done: (code: number) => void): void {
  program
    .command('lint')
    .description('check features, rulings and cards, each problem with file, line and mend')
    .option('--features <folder>', 'feature files from elsewhere')
    .action(async ({ features }: { readonly features?: string }) => {
      const { lintAll } = await import('../../analysis/lint.ts')
      const problems = await busy('Checking features, rulings and cards', () => lintAll(features))
      for (const problem of problems) process.stdout.write(`${problem}\n`)
      process.stdout.write(problems.length ? `${problems.length} problems\n` : 'No problems\n')
      done(problems.length ? exitCodes.failures : exitCodes.well)
    })
}
