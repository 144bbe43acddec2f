import type { Board, Reply, Request } from '../protocol/types.ts'
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
  return [...new Set(boards.flatMap(board => board?.cards.map(card => card.title ?? card.id) ?? []))]
}

/** Titles on the boards of a case, whether they are left out or not. */
export const titlesIn = ({ brief, before, after }: CaseResult): readonly string[] =>
  brief?.cards ?? titlesOf(before, after)

/** A request in words: `arrange`, `act beam`. */
export function requestName(request: unknown): string {
  const { do: verb, act } = (request ?? { do: 'greet' }) as Partial<
    Request & { readonly act: { readonly kind: string } }
  >
  return act ? `${verb} ${act.kind}` : `${verb}`
}

const endings = { true: ' refused', false: ' done' } as const

/** A request with what came of it, if it was an act or an answer and had a proper reply. */
function askedIn({ request, reply }: Exchange): string {
  const { do: verb } = (request ?? {}) as Partial<Request>
  const answered = reply as Reply | null | undefined
  const result = answered && 'result' in answered ? answered.result : undefined
  const isMove = verb === 'act' || verb === 'answer'
  const ending = isMove && result && 'outcome' in result ? endings[`${result.outcome === 'refused'}`] : ''
  return `${requestName(request)}${ending}`
}

function setUpBy(request: Request | undefined): readonly string[] {
  if (request?.do !== 'arrange') return []
  return request.board.cards.flatMap(({ where, is = [] }) => [where[0], ...is])
}
