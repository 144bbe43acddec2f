import type { AddressInfo, Server as NetServer } from 'node:net'

/** An engine that listens. */
export interface Server {
  /** Such as `tcp://127.0.0.1:7777`. */
  readonly address: string
  /** Ends every connection, too. */
  close(): Promise<void>
}

/** Listens on this machine only; rejects when the port is taken. */
export function untilListening(server: NetServer, port: number, protocol: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve(`${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
}
