import { createServer, type Socket } from 'node:net'
import { serve } from './serve.ts'
import { type Server, untilListening } from './server.ts'
import type { Reply, Request } from './types.ts'

/** Serves over TCP on this machine only, one line per message; every connection has an engine of its own. Port 0: any free one. */
export async function serveTcp(engine: () => (request: Request) => Reply, port: number): Promise<Server> {
  const open = new Set<Socket>()
  const server = createServer({ noDelay: true }, socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    void serve(engine(), socket, socket).then(() => socket.end())
  })
  const address = await untilListening(server, port, 'tcp')
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  return { address, close }
}
