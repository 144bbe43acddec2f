import type { Board } from '../../protocol/types.ts'
import type { EngineImpact } from '../../reports/impact/impact.ts'
import type { CaseResult, Conformance } from '../../reports/result.ts'
import { counted, outcomeWords } from '../../reports/words.ts'
import { differences } from '../../steps/judge/frame.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import type { Verdicts } from './idle.ts'

/** The proposal's side of a comparison with a report: cases that flip, and their verdicts as proposed. */
export interface Flipped {
  readonly suite: Suite
  readonly ruleset: string
  readonly flips: readonly Case[]
  readonly proposed: Verdicts
  /** Cases of the adopted rulings under their own rulesets. */
  readonly adopted: readonly Case[]
}

/** Proofs about the proposed law in a report of an engine, and in words what it leaves open. */
export function engineImpact(report: Conformance, all: Flipped): EngineImpact {
  const { suite, ruleset, flips, proposed } = all
  const results = new Map(report.cases.map(one => [one.id, one]))
  const [breaks, mended, unknown]: [string[], string[], { id: string; why: string }[]] = [[], [], []]
  for (const { id, steps } of flips) {
    const one = results.get(id)
    if (one?.outcome === 'pass') {
      breaks.push(id)
      continue
    }
    const why = whyUnknown(one) ?? whyNotMended(one!, proposed.get(id)!, steps)
    if (why === undefined) mended.push(id)
    else unknown.push({ id, why })
  }
  const { name, version } = report.engine
  const played = report.cases.some(one => one.ruleset === ruleset && one.outcome !== 'not-applicable')
  const words = [
    ...(played ? [] : [`The report has no case that this engine played under ${ruleset}.`]),
    ...(report.suite.digest === suite.digest
      ? []
      : ['The report is of another edition of the suite: cases may have changed since.']),
    ...adoptedWords(all.adopted, results),
  ]
  return { name, version, breaks, mended, unknown, words }
}

function whyUnknown(one: CaseResult | undefined): string | undefined {
  if (!one) return 'The report does not have this case.'
  if (one.outcome === 'fail' || one.outcome === 'disputed') return undefined
  return one.outcome === 'unproven'
    ? 'It refuses this, and also where the same is legal: that proves nothing.'
    : `It did not play the scenario to an end: ${outcomeWords[one.outcome]}.`
}

/** Undefined where the report proves that the engine does what the proposed law says. */
function whyNotMended(one: CaseResult, proposed: Verdict, steps: Case['steps']): string | undefined {
  const at = one.steps.findIndex(step => step.outcome === 'fail')
  if (at < 0 || at !== proposed.steps.indexOf('fail'))
    return 'It already departs from the scenario elsewhere than the proposed law does; the report does not tell what follows.'
  const { operation } = steps[at]!
  if (operation.op === 'verdict' || (operation.op === 'verdicts' && operation.deeds.length === 1)) return undefined
  if (!one.after || !proposed.after) return 'The report does not show the board at the end.'
  if (!isReadable(one.after)) return 'The board that the report shows at the end cannot be read.'
  return isSame(one.after, proposed.after)
    ? undefined
    : 'It ends on another board than the proposed law: neither law is what it plays.'
}

/** A report keeps what an engine showed, whatever it was. */
const isReadable = ({ cards }: Board): boolean =>
  cards.every(({ is, targets }) => [is, targets].every(list => list === undefined || Array.isArray(list)))

function isSame(one: Board, other: Board): boolean {
  const none: ReadonlySet<string> = new Set()
  return !differences(one, other, none).length && !differences(other, one, none).length
}

function adoptedWords(adopted: readonly Case[], results: ReadonlyMap<string, CaseResult>): readonly string[] {
  const known = adopted.flatMap(({ id }) => results.get(id) ?? []).filter(one => one.outcome !== 'not-applicable')
  if (!known.length) return []
  const passed = known.filter(one => one.outcome === 'pass').length
  const where = [...new Set(known.map(one => one.ruleset))].join(', ')
  return [
    `Under ${where} it passes ${passed} of ${counted(known.length, 'scenario')} of the adopted rulings. Whether it could play them under another ruleset, the report cannot tell.`,
  ]
}
