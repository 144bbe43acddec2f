import { groupBy } from '../catalogue/group.ts'
import type { OpenQuestion } from '../catalogue/questions.ts'
import type { ReadingLine } from '../reports/lines.ts'
import type { CaseResult } from '../reports/result.ts'
import type { Session } from '../steps/session.ts'
import type { Case, Suite } from '../steps/suite/case.ts'
import { Alternatives } from './alternatives.ts'
import { UndisputedFaults } from './undisputed-faults.ts'

export interface Settled {
  readonly cases: readonly CaseResult[]
  readonly readings: readonly ReadingLine[]
}

interface Ingredients {
  readonly suite: Suite
  readonly session: Session
  readonly openQuestions: ReadonlyMap<string, OpenQuestion>
}

/** Cases that hang on one open question under one ruleset. */
interface Hanging {
  readonly question: OpenQuestion
  readonly ruleset: string
  readonly cases: readonly { readonly kase: Case; readonly result: CaseResult }[]
}

/** Tells failures apart: those of an engine that plays another permitted reading throughout are disputed. */
export async function settleReadings(results: readonly CaseResult[], of: Ingredients): Promise<Settled> {
  let alternatives: Alternatives | undefined
  const faults = new UndisputedFaults(results, of.suite)
  const otherwise = new Map<string, CaseResult>()
  const readings: ReadingLine[] = []
  for (const hanging of hangingOn(results, of)) {
    const failed = hanging.cases.filter(({ result }) => result.outcome === 'fail')
    if (!failed.length) {
      readings.push(...presumed(hanging))
      continue
    }
    alternatives ??= new Alternatives(of.suite, of.session, results)
    const { reading, because } = await otherReading(hanging, failed, alternatives)
    const excused = reading === undefined ? [] : failed.filter(({ result }) => !faults.of(result))
    readings.push(lineOf(hanging, excused.length ? 'another' : 'neither', excused.length ? reading : undefined))
    for (const one of failed) {
      const { result } = one
      if (reading !== undefined && excused.includes(one)) otherwise.set(result.id, disputed(result, hanging, reading))
      else otherwise.set(result.id, faulted(result, hanging, [...faults.why(result), ...because]))
    }
  }
  return { cases: results.map(one => otherwise.get(one.id) ?? one), readings }
}

function hangingOn(results: readonly CaseResult[], { suite, openQuestions }: Ingredients): readonly Hanging[] {
  const cases = new Map(suite.cases.filter(one => one.disputes.length).map(one => [one.id, one]))
  const each = results.flatMap(result => {
    const kase = cases.get(result.id)
    return (kase?.disputes ?? []).flatMap(id => {
      const question = openQuestions.get(id)
      return kase && question ? [{ question, ruleset: result.ruleset, kase, result }] : []
    })
  })
  const groups = groupBy(each, ({ question, ruleset }) => `${question.id} ${ruleset}`)
  return [...groups.values()].map(cases => ({ question: cases[0]!.question, ruleset: cases[0]!.ruleset, cases }))
}

/** The reading of which the engine plays every alternative, and which accounts for every failure; else why there is none. */
async function otherReading(
  { question, ruleset }: Hanging,
  failed: Hanging['cases'],
  alternatives: Alternatives,
): Promise<{ readonly reading?: string; readonly because: readonly string[] }> {
  const because: string[] = []
  for (const reading of alternatives.readingsOf(question.id, ruleset)) {
    const objection = await alternatives.objection(
      question.id,
      reading,
      failed.map(({ kase }) => kase),
    )
    if (objection === undefined) return { reading, because }
    because.push(`"${question.readings[reading] ?? reading}" is not it, either: ${objection}`)
  }
  return { because }
}

const leftOpen = ({ id, question }: OpenQuestion): string => `The documents leave open (${id}): ${question}`

function disputed(result: CaseResult, { question }: Hanging, reading: string): CaseResult {
  const explained = `${leftOpen(question)} The engine plays another permitted reading throughout: "${question.readings[reading] ?? reading}"`
  return { ...result, outcome: 'disputed', message: `${result.message}\n${explained}` }
}

function faulted(result: CaseResult, { question }: Hanging, because: readonly string[]): CaseResult {
  const explained = `${leftOpen(question)} The engine plays none of the permitted readings throughout.`
  return { ...result, message: [result.message, explained, ...because].join('\n') }
}

/** Nothing failed; the reading is told where a case passed and none was broken off. */
function presumed(hanging: Hanging): readonly ReadingLine[] {
  const outcomes = hanging.cases.map(({ result }) => result.outcome)
  const told = outcomes.includes('pass') && outcomes.every(o => ['pass', 'unsupported', 'not-applicable'].includes(o))
  return told ? [lineOf(hanging, 'presumed', hanging.question.plays)] : []
}

function lineOf({ question, ruleset, cases }: Hanging, plays: ReadingLine['plays'], reading?: string): ReadingLine {
  const { id, question: asks, readings } = question
  const named = reading === undefined ? {} : { reading, words: readings[reading] ?? reading }
  return { question: id, asks, ruleset, plays, ...named, cases: cases.map(({ kase }) => kase.id) }
}
