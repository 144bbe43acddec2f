import type {
  Act,
  ActRequest,
  ActResult,
  AnswerRequest,
  Event,
  EventWord,
  Id,
  Question,
  Verb,
} from '../../../protocol/types.ts'
import type { CaseDetails } from '../embedded.ts'

/** What was asked, of any kind, as far as an attempt is told by it. */
type Asked = { readonly do?: Verb } & Partial<Pick<ActRequest, 'as' | 'act' | 'try'>> &
  Partial<Pick<AnswerRequest, 'q' | 'answer'>>

/** What came back: anything, as far as the page knows. */
interface Replied {
  readonly result?: Partial<ActResult>
}

/** An act that was carried out, and what the engine told from it on until nothing of it was open any more. */
export interface Course {
  readonly asked: Asked
  readonly told: readonly Told[]
}

/** An event with the rulings of the reply that told it. */
export interface Told extends Event {
  readonly rulings: readonly string[]
}

type Transcript = CaseDetails['transcript']

const read = ({ request, reply }: Transcript[number]) => ({
  asked: request as Asked | undefined,
  result: (reply as Replied | undefined)?.result,
})

/** Every act that was done. */
export function coursesIn(transcript: Transcript): readonly Course[] {
  return exchangesFrom(transcript, () => true).flatMap(exchanges =>
    exchanges.slice(0, 1).map(({ asked }) => ({ asked, told: exchanges.flatMap(told) })),
  )
}

const told = ({ result: { events = [], rulings = [] } }: Exchange): readonly Told[] =>
  events.map(event => ({ ...event, rulings }))

/** A request of a course, what came back, and the decisions that were open when it was made. */
export interface Exchange {
  readonly asked: Asked
  readonly result: Partial<ActResult>
  readonly open: readonly Question[]
}

/** For each act of this kind that was done, all exchanges until nothing of it was open any more. */
export function exchangesFrom(transcript: Transcript, isOne: (act: Act) => boolean): readonly (readonly Exchange[])[] {
  const exchanges = transcript.map(read)
  return exchanges.flatMap(({ asked, result }, at) =>
    asked?.do === 'act' && !asked.try && asked.act && isOne(asked.act) && result?.outcome === 'done'
      ? [untilSettled(exchanges.slice(at))]
      : [],
  )
}

/** Every request for an act of this kind, tried or done, with what came back. */
export const repliesTo = (
  transcript: Transcript,
  isOne: (act: Act) => boolean,
): readonly { readonly asked: Asked; readonly result: Partial<ActResult> }[] =>
  transcript
    .map(read)
    .flatMap(({ asked, result }) => (asked?.act && result && isOne(asked.act) ? [{ asked, result }] : []))

function untilSettled(exchanges: readonly ReturnType<typeof read>[]): readonly Exchange[] {
  const course: Exchange[] = []
  let open: readonly Question[] = []
  for (const { asked, result } of exchanges) {
    if ((asked?.do !== 'act' && asked?.do !== 'answer') || asked.try || result?.outcome !== 'done') continue
    course.push({ asked, result, open })
    open = result.pending ?? []
    if (!open.some(question => question.kind !== 'action')) break
  }
  return course
}

/** The events from one dilemma that is turned over to the next. */
export function encountersOf(told: readonly Told[]): readonly (readonly Told[])[] {
  const starts = told.flatMap((event, index) => (event.event === 'encountered' ? [index] : []))
  return starts.map((start, index) => told.slice(start, starts[index + 1]))
}

/** The cards to which it happened. */
export function cardsOf(events: readonly Told[], word: EventWord): readonly Id[] {
  return events.filter(({ event }) => event === word).flatMap(({ cards }) => cards ?? [])
}
