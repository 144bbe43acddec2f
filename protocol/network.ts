import { Contact } from './contact.ts'
import type { Engine } from './engine.ts'
import { EngineSession } from './engine-session.ts'
import { EngineSocket } from './engine-socket.ts'
import { EngineCommandError } from './failures.ts'
import { type Limits, manyLives } from './lives.ts'

/** Whether an engine is named by an address, and not by a command. */
export function isAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text.trim())
}

/** An engine that is a server: `tcp://host:port`, one line per message, or `http(s)://host…`, one POST per request. */
export function engineAt(address: string, limits: Partial<Limits> = {}): Engine {
  const url = readAddress(address.trim())
  const shown = withoutSecrets(url)
  const contact = new Contact(shown)
  if (url.protocol !== 'tcp:') return manyLives(shown, () => new EngineSession(contact, url), limits)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return manyLives(shown, () => new EngineSocket(contact, host, Number(url.port)), limits)
}

function readAddress(text: string): URL {
  if (!URL.canParse(text)) throw badAddress(text, 'is no address')
  const url = new URL(text)
  if (!['tcp:', 'http:', 'https:'].includes(url.protocol)) throw badAddress(text, `begins with ${url.protocol}//`)
  if (url.protocol !== 'tcp:') return url
  if (!url.hostname || !url.port) throw badAddress(text, `lacks a ${url.hostname ? 'port' : 'host'}`)
  if (url.pathname.length > 1 || url.search) throw badAddress(text, 'has something after the port')
  return url
}

function badAddress(text: string, what: string): EngineCommandError {
  return new EngineCommandError(
    `The engine's address ${text} ${what}; addresses are tcp://127.0.0.1:7777 and http://127.0.0.1:8080/path.`,
  )
}

function withoutSecrets(url: URL): string {
  if (!url.password) return url.href
  const copy = new URL(url)
  copy.password = '***'
  return copy.href
}
