import { isUtf8 } from 'node:buffer'
import { deepest, isTooDeep } from './nesting.ts'
import type { Reply, Request } from './types.ts'

/** A line read as the reply to a request, or what is wrong with it, in words. */
export function readReply(line: Buffer, request: Request): { readonly reply: Reply } | { readonly fault: string } {
  if (!isUtf8(line)) return { fault: 'is not UTF-8' }
  if (isTooDeep(line)) return { fault: `is nested more than ${deepest} levels deep` }
  try {
    const reply = JSON.parse(line.toString('utf8'))
    const fault = faultOf(reply, request)
    return fault ? { fault } : { reply }
  } catch {
    return { fault: 'is not JSON' }
  }
}

/** Why a value is not the reply to a request, in words; undefined when it is. The inside of the result is not looked at. */
export function faultOf(value: unknown, { id }: Request): string | undefined {
  if (!isObject(value)) return 'is not an object'
  const readable = value.id === id || (value.id === null && isError(value.error))
  if (!readable) return value.id === undefined ? 'has no id' : `has the wrong id ${JSON.stringify(value.id)}`
  if ('error' in value && 'result' in value) return 'has both a result and an error'
  if (isError(value.error) || isObject(value.result)) return undefined
  return 'has neither a result nor an error with code and message'
}

/** A request as messages name it. */
export function nameOf(request: Request): string {
  return `\`${request.do}\` (request ${request.id})`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isError(value: unknown): boolean {
  return isObject(value) && typeof value.code === 'string' && typeof value.message === 'string'
}
