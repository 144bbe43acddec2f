import type { Act, Answer, QuestionKind, Refusal, RefusalCode, RefusalStage } from '../../protocol/types.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import type { Choosing } from './choosing.ts'

/** What a player gives back: an answer, or an act in a window. */
export type Given = Answer | { readonly act: Act }

/** An open decision inside an action; `check` throws `Refused` for what is not acceptable. */
export interface Decision {
  readonly who: PlayerName | 'chance'
  /** Of what chance draws: whose hand does it. */
  readonly hand?: PlayerName
  readonly kind: QuestionKind
  readonly by?: CardId
  readonly why?: string
  readonly of?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly pass?: boolean
  /** The selection that it is, for what the chooser may look at. */
  readonly choosing?: Choosing
  readonly check?: (given: Given) => void
}

/** A piece of play that may stop for decisions and goes on with the answers. */
export type Flow<T = void> = Generator<Decision, T, Given>

/** The rules forbid it. Thrown before anything has changed for good. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    const { stackTraceLimit } = Error
    // What may be done is found out by trying: nobody reads where it was refused, and a trace takes long.
    Error.stackTraceLimit = 0
    super(refusal.text ?? refusal.code ?? 'refused')
    Error.stackTraceLimit = stackTraceLimit
    this.refusal = refusal
  }
}

export function refuse(
  code: RefusalCode,
  text: string,
  cards: readonly CardId[] = [],
  stage: RefusalStage = 'start',
  by?: CardId,
): never {
  throw new Refused({ stage, code, text, ...(cards.length ? { cards } : {}), ...(by ? { by } : {}) })
}

/**
 * The act makes no sense in any law: it names nothing, a place that is none, or a number out of range, or the answer has another
 * form than the question. So it rests on no ruling, and none is named. Throws `Refused`.
 */
export function malformed(
  code: RefusalCode,
  text: string,
  cards: readonly CardId[] = [],
  stage: RefusalStage = 'start',
): never {
  refuse(code, text, cards, stage)
}

/** What the rules say against it; undefined = nothing. */
export function refusalOf(attempt: () => unknown): Refusal | undefined {
  try {
    attempt()
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
