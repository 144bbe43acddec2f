import { referenceEngine } from '../../engine/adapter/serve.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import { readAs, readings } from '../../engine/rulesets/readings.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import type { Board, Question, Reply, Request } from '../../protocol/types.ts'
import { CaseRun } from '../../steps/judge/case-run.ts'
import type { Grounds, Verdict } from '../../steps/judge/verdict.ts'
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

/** The rulings that an engine must name one of, where it names any. */
export const grounds: Grounds = id => {
  const ruling = byId().get(id)
  return ruling ? [...new Set([id, ...ruling.grounds])] : [id]
}

/** Plays the scenario step by step; what goes wrong is told by the moment at which it does. */
export async function playCourse(kase: Case, law: Law, decided: readonly string[] = []): Promise<Course> {
  const told = new Set<string>()
  const engine = referenceEngine(lawsUnder(law))
  const answer = (request: Request): Reply => {
    const reply = engine(request)
    if ('result' in reply && 'rulings' in reply.result) for (const id of reply.result.rulings ?? []) told.add(id)
    return reply
  }
  const client = new Client(inProcess(answer))
  const one = { ...kase, ruleset: law.ruleset, needs: { ...kase.needs, rulesets: [law.ruleset] } }
  const run = new CaseRun(one, client, await client.hello(kase.titles), { insists: false })
  const moments: Moment[] = []
  let message: string | undefined
  for (const [index, { line, keyword, text }] of kase.steps.entries()) {
    const step = { line, keyword, text }
    if (message !== undefined) {
      moments.push({ ...step, outcome: 'not played', pending: [], because: [] })
      continue
    }
    told.clear()
    message = await run.step(index).then(
      () => undefined,
      error => (error instanceof Error ? error.message : String(error)),
    )
    const because = [...told]
    moments.push({ ...step, ...failed(message), ...(await positionOf(client)), because })
  }
  return { kase, law, moments, verdict: await run.end(decided, grounds) }
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
  const repeal = law ? [...new Set(struck.flatMap(groundsOf))].filter(id => isInForce(law, id)) : []
  return law && repeal.length ? new Map([...laws, [ruleset, amend(law, { id: ruleset, repeal })]]) : laws
}

const groundsOf = (id: string): readonly string[] => byId().get(id)?.grounds ?? [id]

const isInForce = (law: Ruleset, id: string): boolean => law.rules.has(id) || law.clauses.has(id)

let known: ReturnType<typeof readRulings> | undefined
const readRulings = () => new Map(given().rulings.map(ruling => [ruling.id, ruling]))

/** The rulings by id. */
export function byId(): ReturnType<typeof readRulings> {
  known ??= readRulings()
  return known
}
