import type { Command } from 'commander'
import { busy } from '../busy.ts'
import { servePage } from '../serve/serve-page.ts'
import { address, port } from '../values.ts'

interface Options {
  readonly out: string
  readonly serve?: boolean
  readonly port: number
  readonly address?: string
}

/** `playground`: a page on which anybody plays, changes and questions the scenarios of the suite. */
export function addPlayground(program: Command, done: (code: number) => void): void {
  program
    .command('playground')
    .description('write a page on which the rulings are played, step by step, in the browser; it needs no server')
    .option('--out <folder>', 'where the page goes', 'reports/out/playground')
    .option('--serve', 'serve it on this machine until it is interrupted')
    .option('--port <number>', 'with --serve: the port; 0 = a free one', port, 0)
    .option('--address <address>', 'address of the page on the web; copied links begin with it', address)
    .action(async ({ out, serve, port, address }: Options) => {
      if (!serve) (await import('../../runner/folder.ts')).prepareFolder({ out })
      const { playgroundPage, writePlayground } = await import('../../playground/write-playground.ts')
      if (serve) return done(await servePage(await busy('Making the page', () => playgroundPage(address)), port))
      const file = await busy('Making the page', () => writePlayground(out, address))
      process.stdout.write(`A page that plays every ruling. Open ${file}\n`)
      done(0)
    })
}
