import { referenceEngine } from '../../engine/adapter/serve.ts'
import { amend, isInLaw, type Ruleset } from '../../engine/kernel/amend.ts'
import { readAs, readings } from '../../engine/rulesets/readings.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import type { ActResult, Board, Event, HelloResult, Question, Reply, Request } from '../../protocol/types.ts'
import { CaseRun } from '../../steps/judge/case-run.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import { given } from './given.ts'

/** Under which law a scenario is played. */
export interface Law {
  readonly ruleset: string
  /** Ids of the rulings that are struck out. */
  readonly struck: readonly string[]
  /** Other readings of open questions, as `<question>/<reading>`. */
  readonly readings: readonly string[]
}

/** A step when it has been played. */
export interface Moment {
  readonly line: number
  readonly keyword: string
  readonly text: string
  readonly outcome: 'passed' | 'failed' | 'not played'
  /** Why it failed, in the judge's words. */
  readonly message?: string
  /** The position after it; absent as long as the board is not arranged. */
  readonly board?: Board
  readonly pending: readonly Question[]
  /** What the engine told of it, in its order. */
  readonly events: readonly Event[]
  /** The rulings that decided what came of it. */
  readonly because: readonly string[]
}

/** A scenario played to its end under one law. */
export interface Course {
  readonly kase: Case
  readonly law: Law
  readonly moments: readonly Moment[]
  readonly verdict: Verdict
}

/** Plays the scenario step by step; what goes wrong is told by the moment at which it does. */
export async function playCourse(kase: Case, law: Law): Promise<Course> {
  const told = new Set<string>()
  const events: Event[] = []
  const one = underLaw(kase, law)
  const { client, hello } = await greeted(one, law, result => {
    for (const id of result.rulings ?? []) told.add(id)
    if (result.outcome === 'done') events.push(...(result.events ?? []))
  })
  const run = new CaseRun(one, client, hello, { insists: false })
  const moments: Moment[] = []
  let message: string | undefined
  for (const [index, { line, keyword, text }] of kase.steps.entries()) {
    const step = { line, keyword, text }
    if (message !== undefined) {
      moments.push({ ...step, outcome: 'not played', pending: [], events: [], because: [] })
      continue
    }
    told.clear()
    events.length = 0
    message = await run.step(index).then(
      () => undefined,
      error => (error instanceof Error ? error.message : String(error)),
    )
    const because = [...told]
    moments.push({ ...step, ...failed(message), ...(await positionOf(client)), events: [...events], because })
  }
  return { kase, law, moments, verdict: await run.end([], () => []) }
}

/** Plays it under each of the laws; a string says what went wrong in an engine, and how to see it on the command line. */
export async function playAll(kase: Case, laws: readonly Law[]): Promise<readonly Course[] | string> {
  try {
    return await Promise.all(laws.map(law => playCourse(kase, law)))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return `The engine failed: ${why} Download the scenario and play it by \`run --features scenario.feature\` to see more. The text stays.`
  }
}

/** The scenario as it is played under the law, whatever its tags say. */
export const underLaw = (kase: Case, { ruleset }: Law): Case => ({
  ...kase,
  ruleset,
  needs: { ...kase.needs, rulesets: [ruleset] },
})

/** An engine of its own under the law, greeted for the scenario; `hear` is told each result. */
export async function greeted(
  { titles }: Case,
  law: Law,
  hear: (result: Partial<ActResult>) => void = () => {},
): Promise<{ readonly client: Client; readonly hello: HelloResult }> {
  const engine = referenceEngine(lawsUnder(law))
  const answer = (request: Request): Reply => {
    const reply = engine(request)
    if ('result' in reply) hear(reply.result as Partial<ActResult>)
    return reply
  }
  const client = new Client(inProcess(answer))
  return { client, hello: await client.hello(titles) }
}

const failed = (message: string | undefined): Pick<Moment, 'outcome' | 'message'> =>
  message === undefined ? { outcome: 'passed' } : { outcome: 'failed', message }

/** Nothing is shown before the board is arranged. */
async function positionOf(client: Client): Promise<Pick<Moment, 'board' | 'pending'>> {
  try {
    const { board, pending } = await client.observe()
    return { board, pending }
  } catch {
    return { pending: [] }
  }
}

/** The laws of the reference engine, with one of them as the page wants it. */
function lawsUnder({ ruleset, struck, readings: chosen }: Law): ReadonlyMap<string, Ruleset> {
  let laws = rulesets
  for (const name of chosen) {
    const reading = readings.get(name)
    if (reading) laws = readAs(reading, laws)
  }
  const law = laws.get(ruleset)
  const repeal = law ? [...new Set(struck.flatMap(groundsOf))].filter(id => isInLaw(law, id)) : []
  return law && repeal.length ? new Map([...laws, [ruleset, amend(law, { id: ruleset, repeal })]]) : laws
}

const groundsOf = (id: string): readonly string[] => byId().get(id)?.grounds ?? [id]

let known: ReturnType<typeof readRulings> | undefined
const readRulings = () => new Map(given().rulings.map(ruling => [ruling.id, ruling]))

/** The rulings by id. */
export function byId(): ReturnType<typeof readRulings> {
  known ??= readRulings()
  return known
}
