import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Command } from 'commander'
import { UsageError } from '../../runner/usage-error.ts'
import { busy } from '../busy.ts'
import { port } from '../values.ts'

interface Options {
  readonly out: string
  readonly serve?: boolean
  readonly port: number
}

/** `playground`: a page on which anybody plays, changes and questions the scenarios of the suite. */
export function addPlayground(program: Command, done: (code: number) => void): void {
  program
    .command('playground')
    .description('write a page on which the rulings are played, step by step, in the browser; it needs no server')
    .option('--out <folder>', 'where the page goes', 'reports/out/playground')
    .option('--serve', 'serve it on this machine until it is interrupted')
    .option('--port <number>', 'with --serve: the port; 0 = a free one', port, 0)
    .action(async ({ out, serve, port }: Options) => {
      if (!serve) (await import('../../runner/folder.ts')).prepareFolder({ out })
      const { playgroundPage, writePlayground } = await import('../../playground/write-playground.ts')
      if (serve) return serveUntilInterrupted(await busy('Making the page', playgroundPage), port, done)
      const file = await busy('Making the page', () => writePlayground(out))
      process.stdout.write(`A page that plays every ruling. Open ${file}\n`)
      done(0)
    })
}

/** On the loopback address alone. */
async function serveUntilInterrupted(page: string, port: number, done: (code: number) => void): Promise<void> {
  const server = createServer((request, response) => {
    const isPage = request.url === '/' || request.url?.startsWith('/?')
    response.writeHead(isPage ? 200 : 404, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain' })
    response.end(isPage ? page : 'There is one page here: /\n')
  })
  // Whoever reads the address may end it at once.
  const ended = interrupted()
  await listening(server, port)
  const { port: own } = server.address() as AddressInfo
  process.stdout.write(`http://127.0.0.1:${own}/ (Ctrl+C ends it)\n`)
  await ended
  server.closeAllConnections()
  server.close()
  done(0)
}

const interrupted = (): Promise<void> =>
  new Promise(settle => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => settle())
  })

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((ready, failed) => {
    server.once('error', error => failed(new UsageError(`--port ${port}: ${error.message}. Give another one, or 0.`)))
    server.listen(port, '127.0.0.1', ready)
  })
