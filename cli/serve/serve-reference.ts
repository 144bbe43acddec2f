import { referenceEngine } from '../../engine/adapter/serve.ts'
import { serve } from '../../protocol/serve.ts'
import { serveHttp } from '../../protocol/serve-http.ts'
import { serveTcp } from '../../protocol/serve-tcp.ts'
import type { Server } from '../../protocol/server.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { careful } from './careful.ts'

/** Serves until the end of the input, or, on a port, until the program is told to end. */
export async function serveReference({ tcp, http }: { readonly tcp?: number; readonly http?: number }): Promise<void> {
  if (tcp === undefined && http === undefined) return serve(engine())
  const servers: Server[] = []
  // Whoever reads where it listens may end it at once.
  const ended = signal()
  try {
    if (tcp !== undefined) servers.push(await onPort('--tcp', tcp, serveTcp))
    if (http !== undefined) servers.push(await onPort('--http', http, serveHttp))
    await ended
  } finally {
    await Promise.all(servers.map(server => server.close()))
  }
}

const engine = () => careful(referenceEngine())

async function onPort(option: string, port: number, listen: typeof serveTcp): Promise<Server> {
  try {
    const server = await listen(engine, port)
    process.stdout.write(`Listening on ${server.address}\n`)
    return server
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why = code === 'EADDRINUSE' ? 'another program listens there; 0 stands for any free port' : message
    throw new UsageError(`${option} ${port}: ${why}.`)
  }
}

function signal(): Promise<void> {
  return new Promise(resolve => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve())
  })
}
