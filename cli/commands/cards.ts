import type { Command } from 'commander'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'

interface ImportOptions {
  readonly out: string
  readonly json?: boolean
}

interface CheckOptions {
  readonly json?: boolean
  readonly play?: boolean
}

/** `cards import` and `cards check`: a player's own pool of cards. */
export function addCards(program: Command, done: (code: number) => void): void {
  const cards = program.command('cards').description('a pool of cards of your own, from the file that players have')
  cards
    .command('import <file>')
    .description('read a LackeyCCG export (.csv or .txt) into a local pool of facts; what cannot be read is listed')
    .option('--out <path>', 'the pool to write, or a folder for it', '.')
    .option('--json', 'for machines')
    .action(async (file: string, options: ImportOptions) => {
      const { importPool } = await import('../import-pool.ts')
      done(importPool(file, options))
    })
  cards
    .command('check <pool>')
    .description('compare a pool with the cards of the suite, and with the rulings that speak of card data')
    .option('--play', 'also arrange, seed, report or play every card on plain boards')
    .option('--json', 'for machines')
    .action(async (pool: string, options: CheckOptions) => {
      const [{ checkPool, isSound }, { checkText }] = await Promise.all([
        import('../../analysis/cards/check-pool.ts'),
        import('../print/cards-check.ts'),
      ])
      const check = await busy('Checking the pool', () => checkPool(pool, options))
      process.stdout.write(options.json ? `${JSON.stringify(check, null, 2)}\n` : checkText(check))
      done(isSound(check) ? exitCodes.well : exitCodes.failures)
    })
}
