import type { Board, Request } from '../protocol/types.ts'
import type { CaseResult } from './result.ts'

/** What is told of messages and boards that are left out. */
export interface Brief {
  /** What the engine was asked, in turn, and what came of acts and answers: `arrange`, `act beam done`, `answer refused`. */
  readonly asked: readonly string[]
  /** Places and conditions of the cards that were set up, each once. */
  readonly setUp: readonly string[]
  /** Titles on the boards, each once. */
  readonly cards: readonly string[]
}

interface Exchange {
  readonly request: unknown
  readonly reply?: unknown
}

interface Told extends Pick<CaseResult, 'before' | 'after'> {
  readonly transcript: readonly Exchange[]
}

/** What is told of the messages and boards of a case. */
export const briefOf = ({ transcript, before, after }: Told): Brief => ({
  asked: transcript.map(askedIn),
  setUp: [...new Set(transcript.flatMap(({ request }) => setUpBy(request as Request | undefined)))],
  cards: titlesOf(before, after),
})

/** Titles on some boards, each once. */
function titlesOf(...boards: readonly (Board | undefined)[]): string[] {
  return [
    ...new Set(
      boards.filter(isWhole).flatMap(({ cards }) => (isWhole(cards) ? cards.map(card => card.title ?? card.id) : [])),
    ),
  ]
}

/** Titles on the boards of a case, whether they are left out or not. */
export const titlesIn = ({ brief, before, after }: CaseResult): readonly string[] =>
  brief?.cards ?? titlesOf(before, after)

/** A request in words: `arrange`, `act beam`. */
export function requestName(request: unknown): string {
  if (typeof request === 'string') return request
  const { do: verb, act } = (request ?? { do: 'greet' }) as Partial<
    Request & { readonly act: { readonly kind: string } }
  >
  return act ? `${verb} ${act.kind}` : `${verb}`
}

const endings = { true: ' refused', false: ' done' } as const

/** A request with what came of it, if it was an act or an answer and had a proper reply. */
function askedIn({ request, reply }: Exchange): string {
  const { do: verb } = (request ?? {}) as Partial<Request>
  const { result } = (reply ?? {}) as { readonly result?: unknown }
  const isMove = verb === 'act' || verb === 'answer'
  const ending = isMove && isWhole(result) && 'outcome' in result ? endings[`${result.outcome === 'refused'}`] : ''
  return `${requestName(request)}${ending}`
}

function setUpBy(request: Request | undefined): readonly string[] {
  if (request?.do !== 'arrange' || !isWhole(request.board) || !isWhole(request.board.cards)) return []
  return request.board.cards.flatMap(({ where, is = [] }) => (isWhole(where) && isWhole(is) ? [where[0], ...is] : []))
}

/** Of a very long message parts are cut out; a word stands where they were. */
const isWhole = <T>(part: T): part is T & object => typeof part === 'object' && part !== null
