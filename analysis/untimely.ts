import { orders } from '../protocol/orders.ts'
import type { ActKind, Board, Question, Refusal, Request } from '../protocol/types.ts'

/** An act that was refused because of when it was asked for. */
export interface Untimely {
  readonly act: ActKind
  /** The segment of the turn in which it was asked for. */
  readonly phase: string
  /** It was said in words; else it is guessed of an order that was refused outside its segment without a reason. */
  readonly said: boolean
}

/** A message and what came of it, as the client or a report has them. */
interface Exchanged {
  readonly request: unknown
  readonly reply?: unknown
}

interface Result {
  readonly board?: Board
  readonly refusal?: Refusal
  readonly pending?: readonly Question[]
}

/** The last act of a case, if the engine refused it for its time, and not as an answer in a window. */
export function untimely(transcript: readonly Exchanged[]): Untimely | undefined {
  const at = transcript.findLastIndex(({ request }) => (request as Request).do === 'act')
  const last = transcript[at]
  const before = transcript.slice(0, at)
  const refusal = resultOf(last)?.refusal
  const phase = before.map(phaseIn).findLast(Boolean)
  if (!last || !refusal || phase === undefined || isWindow(before)) return undefined
  if (before.map(resultOf).findLast(one => one?.board)?.board?.over) return undefined
  const { act } = last.request as Extract<Request, { do: 'act' }>
  const said = refusal.code === 'wrong-time'
  const guessed = (refusal.code ?? 'not-offered') === 'not-offered' && orders.has(act.kind) && phase !== 'orders'
  return said || guessed ? { act: act.kind, phase, said } : undefined
}

const resultOf = (exchanged: Exchanged | undefined): Result | undefined =>
  (exchanged?.reply as { readonly result?: Result } | undefined)?.result

function phaseIn(exchanged: Exchanged): string | undefined {
  const board = resultOf(exchanged)?.board ?? (exchanged.request as { readonly board?: Board }).board
  return board?.turn?.phase
}

/** Was a response asked for last? */
function isWindow(before: readonly Exchanged[]): boolean {
  const pending = before.map(exchanged => resultOf(exchanged)?.pending).findLast(Array.isArray)
  return !!pending?.some(({ kind }) => kind === 'response')
}
