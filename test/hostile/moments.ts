/** When a fault shows. All but the first and last three happen at a request, in the place of its reply. */
export const moments = [
  'start',
  'hello',
  'hello again',
  'arrange',
  'look',
  'act',
  'answer',
  'try',
  'view',
  'between',
  'bye',
  'after bye',
] as const
export type Moment = (typeof moments)[number]

export const atReplies = moments.filter(one => !['start', 'between', 'after bye'].includes(one))
/** When the engine has not been understood yet. */
export const atGreeting: readonly Moment[] = ['start', 'hello']
/** When all is said. */
export const atLeave: readonly Moment[] = ['bye', 'after bye']

const before = '1eS-stopped-06/before@1e-2014'
const act = '1eS-stopped-06/marked-an-act@1e-2014'
const refusal = '1eS-stopped-06/marked-a-refusal@1e-2014'
const tried = '1eS-stopped-06/marked-a-try@1e-2014'
const answer = '1eS-selections-04/marked-an-answer-and-a-view@1e-2014'
const after = '1eS-stopped-06/after@1e-2014'

/** The cases that are played, in their order: what suffers is between two that do not. */
export const casesAt: Readonly<Record<Moment, readonly string[]>> = {
  start: [before],
  hello: [before],
  'hello again': [act, tried, after],
  arrange: [before, act, after],
  look: [before, act, after],
  act: [before, act, refusal, after],
  answer: [before, answer, after],
  try: [before, tried, after],
  view: [before, answer, after],
  between: [before, act, after],
  bye: [before],
  'after bye': [before],
}
