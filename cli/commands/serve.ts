import type { Command } from 'commander'
import { list, port } from '../values.ts'

interface ServeOptions {
  readonly cards?: readonly string[]
  readonly tcp?: number
  readonly http?: number
}

/** `serve`: the reference engine over standard input and output, TCP or HTTP. */
export function addServe(program: Command, done: (code: number) => void): void {
  program
    .command('serve')
    .description('serve the reference engine over standard input and output, or on a port of this machine')
    .option('--tcp <port>', 'listen for lines; 0: any free port, which is printed', port)
    .option('--http <port>', 'listen for POST requests; 0: any free port, which is printed', port)
    .option('--cards <pools>', 'pools of cards of your own, made by `cards import`; or STCCG_CARDS', list)
    .action(async (options: ServeOptions) => {
      const { serveReference } = await import('../serve/serve-reference.ts')
      if (options.cards ?? process.env.STCCG_CARDS)
        (await import('../../runner/use-cards.ts')).useCards(...(options.cards ?? []))
      await serveReference(options)
      done(0)
    })
}
