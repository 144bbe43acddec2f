import { EngineFailure, ProtocolViolation } from './failures.ts'
import type { Hello, Request } from './types.ts'

/** The versions that this runner speaks. */
export const protocols: readonly string[] = ['1.0']

/** What a greeting may tell besides the titles. */
export type Introduction = Omit<Hello, 'id' | 'do' | 'protocols' | 'strict' | 'titles'>

/** What is said again to an engine that had to be restarted. */
export type Greeting = Introduction & Pick<Hello, 'titles'>

/** So many greetings in a row may fail before the engine is given up, as each may take its full time. */
export const greetingsInVain = 3

/** A request as transcripts have it: what is printed on all cards is the same in every greeting. */
export function kept(request: Request): Request {
  if (request.do !== 'hello') return request
  const { cards, ...rest } = request
  return rest
}

export function givenUp(lost: unknown): unknown {
  if (!(lost instanceof EngineFailure)) return lost
  const message = `${lost.message} ${greetingsInVain} greetings in a row were in vain, so it was not asked again.`
  return new EngineFailure(lost.kind, message)
}

export function wrongProtocol(version: unknown): ProtocolViolation {
  return new ProtocolViolation(
    'engine',
    `The engine wants to speak version ${JSON.stringify(version)}`,
    '/result/protocol',
    `one of ${protocols.join(', ')}`,
  )
}
