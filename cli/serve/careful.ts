import { ProtocolViolation } from '../../protocol/failures.ts'
import type { FailureReply, Reply, Request } from '../../protocol/types.ts'
import { checkRequest } from '../../protocol/validator.ts'

type Answer = (request: Request) => Reply

/** The engine, which takes a request that breaks the protocol for a bad request, and not for a fault of its own. */
export function careful(answer: Answer): Answer {
  return request => {
    const reply = answered(answer, request)
    if (!('error' in reply)) return reply
    const { code, message } = reply.error
    const fault = code === 'internal' ? (faultOf(request) ?? absentIn(request, message)) : shapelessIn(request)
    return fault === undefined ? reply : { id: request.id, error: { code: 'bad-request', message: fault } }
  }
}

function answered(answer: Answer, request: Request): Reply {
  try {
    return answer(request)
  } catch (error) {
    return { id: request.id, error: { code: 'internal', message: String(error) } } satisfies FailureReply
  }
}

/** A word or card that the engine does not know may be none at all. Words of closed lists have errors of their own. */
function shapelessIn(request: Request): string | undefined {
  const fault = faultOf(request)
  return fault && !/: expected one of (?!the fields)/.test(fault) ? fault : undefined
}

/** What the engine says of a card that the request names and that is not there. */
function absentIn(request: Request, message: string): string | undefined {
  const [, id] = /No card "(.*)" on the board/s.exec(message) ?? []
  return id !== undefined && JSON.stringify(request).includes(JSON.stringify(id).slice(1, -1)) ? message : undefined
}

function faultOf(request: Request): string | undefined {
  try {
    checkRequest(request)
    return undefined
  } catch (error) {
    return error instanceof ProtocolViolation ? error.message : undefined
  }
}
