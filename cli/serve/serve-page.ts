import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { foreign } from '../../protocol/foreign.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { exitCodes } from '../exit-codes.ts'

/** Serves one page on the loopback address alone until a signal ends it, and returns the exit code; port 0: any free one. */
export async function servePage(page: string, port: number): Promise<number> {
  // Once, however many read it slowly.
  const bytes = Buffer.from(page)
  const server = createServer((request, response) => {
    const refusal = refusalOf(request)
    const body = refusal ? Buffer.from(`${refusal.why}\n`) : bytes
    response.writeHead(refusal?.status ?? 200, {
      'content-type': `text/${refusal ? 'plain' : 'html'}; charset=utf-8`,
      'content-length': body.length,
      ...(refusal?.status === 405 ? { allow: 'GET, HEAD' } : {}),
    })
    response.end(body)
  })
  // Whoever reads the address may end it at once.
  const ended = interrupted()
  await listening(server, port)
  const { port: own } = server.address() as AddressInfo
  process.stdout.write(`http://127.0.0.1:${own}/ (Ctrl+C ends it)\n`)
  await ended
  server.close()
  server.closeAllConnections()
  return exitCodes.well
}

function refusalOf(request: IncomingMessage): { readonly status: number; readonly why: string } | undefined {
  const stranger = foreign(request)
  if (stranger) return { status: 403, why: stranger }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, why: 'The page is read with GET; nothing can be sent to it.' }
  if (!/^\/(\?|$)/.test(request.url ?? '')) return { status: 404, why: 'There is one page here: /' }
  return undefined
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
