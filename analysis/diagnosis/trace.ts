import type { ActKind, Reply, Request } from '../../protocol/types.ts'
import type { CaseResult } from '../../reports/result.ts'
import { type Untimely, untimely } from '../untimely.ts'

/** One act or answer of a transcript. */
export interface Move {
  readonly asked: ActKind | 'answer'
  /** Absent = no proper reply came. */
  readonly refused?: boolean
}

/** The steps and messages of a case, as far as a diagnosis needs them. */
export interface Trace {
  /** Index of the failing step; -1 where the case failed after its last step, or not at all. */
  readonly failing: number
  readonly moves: readonly Move[]
  /** Requests: `act beam`, `arrange`, `answer`. */
  readonly requests: ReadonlySet<string>
  readonly lastRequest: string
  /** Code of the error that the last reply was; absent = it was none. */
  readonly error?: string
  /** Conditions and places of the cards that were set up. */
  readonly setUp: ReadonlySet<string>
  /** Its last act, if that was refused for its time. */
  readonly untimely?: Untimely | undefined
}

/** Reads the details of a result, which may have to be unpacked, once. */
export function traceOf({ steps, transcript }: CaseResult): Trace {
  const last = transcript.at(-1)
  const reply = last?.reply as Reply | null | undefined
  return {
    failing: steps.findIndex(step => step.outcome === 'fail'),
    moves: transcript.flatMap(moveIn),
    requests: new Set(transcript.map(({ request }) => nameOf(request))),
    lastRequest: nameOf(last?.request),
    ...(reply && 'error' in reply ? { error: reply.error.code } : {}),
    untimely: untimely(transcript),
    setUp: new Set(transcript.flatMap(({ request }) => setUpBy(request as Request))),
  }
}

function moveIn({ request, reply }: CaseResult['transcript'][number]): readonly Move[] {
  const [asked, answered] = [request as Request, reply as Reply | null]
  if (asked.do !== 'act' && asked.do !== 'answer') return []
  const kind = asked.do === 'act' ? asked.act.kind : 'answer'
  const result = answered && 'result' in answered ? answered.result : undefined
  return [result && 'outcome' in result ? { asked: kind, refused: result.outcome === 'refused' } : { asked: kind }]
}

function nameOf(request: unknown): string {
  const { do: verb, act } = (request ?? { do: 'greet' }) as Partial<
    Request & { readonly act: { readonly kind: string } }
  >
  return act ? `${verb} ${act.kind}` : `${verb}`
}

function setUpBy(request: Request): readonly string[] {
  if (request.do !== 'arrange') return []
  return request.board.cards.flatMap(({ where, is = [] }) => [where[0], ...is])
}
