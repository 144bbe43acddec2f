import type { ActResult } from '../../protocol/types.ts'
import { type Answer, resultOf } from './answer.ts'

const outward = (q: string): string => `§${Buffer.from(q).toString('base64url')}`
const inward = (handle: string): string => Buffer.from(handle.slice(1), 'base64url').toString()

/** Decisions have handles that say nothing. */
export function withOwnHandles(answer: Answer): Answer {
  return request => {
    const reply = answer(request.do === 'answer' ? { ...request, q: inward(request.q) } : request)
    const { pending } = (resultOf(reply) ?? {}) as Partial<ActResult>
    if (!pending) return reply
    const told = pending.map(question => ({ ...question, q: outward(question.q) }))
    return { ...reply, result: { ...resultOf(reply), pending: told } as ActResult }
  }
}
