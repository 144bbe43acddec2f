import type {
  ActResult,
  Answer,
  HelloResult,
  Observation,
  Question,
  Reply,
  Request,
  Result,
} from '../../../protocol/types.ts'
import type { EngineFunction } from '../../reference.ts'

/** Something that the protocol leaves to engines, and how an engine that is otherwise ours takes it. */
export interface Liberty {
  readonly id: string
  /** In words, of the engine. */
  readonly says: string
  readonly wrap: (engine: EngineFunction) => EngineFunction
}

export const isActResult = (result: Result): result is ActResult => 'outcome' in result
export const isObservation = (result: Result): result is Observation => 'board' in result
/** A result with decisions that are pending. */
export const isHeld = (result: Result): result is Extract<Result, { readonly pending: readonly Question[] }> =>
  'pending' in result
export const isHello = (result: Result): result is HelloResult => 'can' in result

/** The reply with another result; an error stays. */
export function changed(reply: Reply, change: (result: Result) => Result): Reply {
  return 'result' in reply && reply.result ? { id: reply.id, result: change(reply.result) } : reply
}

/** The engine's view now; looking changes nothing. */
export function seen(engine: EngineFunction, { id }: Request): Observation {
  const reply = engine({ id, do: 'observe' })
  if ('result' in reply && isObservation(reply.result)) return reply.result
  throw new Error('The engine shows no board.')
}

/** An answer that an engine gives itself. */
interface OwnAnswer {
  readonly question: Question
  readonly answer: Answer
}

/** The reply once the engine has answered by itself whatever it need not ask; it tells all that happened in between. */
export function goingOn(
  engine: EngineFunction,
  reply: Reply,
  byItself: (result: ActResult) => OwnAnswer | undefined,
): Reply {
  if (!('result' in reply) || !reply.result || !isActResult(reply.result)) return reply
  const { result } = reply
  const own = result.outcome === 'refused' ? undefined : byItself(result)
  if (!own) return reply
  const { question, answer } = own
  const id = reply.id ?? 0
  const next = goingOn(engine, engine({ id, do: 'answer', q: question.q, as: question.who, answer }), byItself)
  return changed(next, later =>
    isActResult(later)
      ? {
          ...later,
          events: [...(result.events ?? []), ...(later.events ?? [])],
          rulings: [...new Set([...(result.rulings ?? []), ...(later.rulings ?? [])])],
        }
      : later,
  )
}

/** An engine whose results are told otherwise, one by one. */
export const retelling =
  (change: (result: Result, request: Request) => Result) =>
  (engine: EngineFunction): EngineFunction =>
  request =>
    changed(engine(request), result => change(result, request))
