import type { ActResult, Reply, Request, Result } from '../../protocol/types.ts'

/** An engine in this process. */
export type Answer = (request: Request) => Reply

/** The result of a reply; undefined for an error. */
export function resultOf(reply: Reply): Result | undefined {
  return 'result' in reply ? reply.result : undefined
}

/** What the engine would show now; what is asked besides changes nothing. */
export function seen(answer: Answer, { id }: Request): Pick<ActResult, 'pending'> & { readonly board: BoardNow } {
  return resultOf(answer({ id, do: 'observe' })) as Pick<ActResult, 'pending'> & { readonly board: BoardNow }
}

type BoardNow = Extract<Result, { readonly board: unknown }>['board']
