import type { IncomingMessage } from 'node:http'

/** Why a request is not served: pages of the web reach this machine through the browser of whoever sits at it. */
export function foreign({ headers }: IncomingMessage): string | undefined {
  if (headers.origin !== undefined) return 'Pages of the web are not served here.'
  const host = headers.host?.replace(/:\d+$/, '').toLowerCase()
  if (host !== undefined && ['127.0.0.1', 'localhost', '[::1]'].includes(host)) return undefined
  return 'Requests to another host are not served here.'
}
