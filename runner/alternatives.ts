import type { CaseResult } from '../reports/result.ts'
import { outcomeWords } from '../reports/words.ts'
import { whyNot } from '../steps/judge/applies.ts'
import { playCase } from '../steps/judge/play-case.ts'
import type { Session } from '../steps/session.ts'
import { allOf, type Case, type Suite } from '../steps/suite/case.ts'
import { isPaired } from '../steps/suite/readings.ts'
import { caseName, caseNames } from './case-names.ts'

/** Verdicts of an engine on the alternatives; each is played once, and only when it is asked for. */
export class Alternatives {
  readonly #suite: Suite
  readonly #session: Session
  readonly #byId: ReadonlyMap<string, Case>
  /** Why it did not pass; undefined = it passed. */
  readonly #failures: Map<string, string | undefined>

  constructor(suite: Suite, session: Session, results: readonly CaseResult[]) {
    this.#suite = suite
    this.#session = session
    this.#byId = new Map(allOf(suite).map(one => [one.id, one]))
    this.#failures = new Map(
      results.map(one => [one.id, one.outcome === 'pass' ? undefined : (one.message ?? outcomeWords[one.outcome])]),
    )
  }

  /** The readings of the question that alternatives show under the ruleset. */
  readingsOf(question: string, ruleset: string): readonly string[] {
    const own = this.#suite.alternatives.filter(one => one.ruleset === ruleset && one.reading?.question === question)
    return [...new Set(own.flatMap(({ reading }) => reading?.name ?? []))]
  }

  /** Evidence that the engine does not play the reading: an alternative that it fails, or a failure that has none. */
  async objection(question: string, reading: string, failed: readonly Case[]): Promise<string | undefined> {
    const rulesets = failed.map(({ ruleset }) => ruleset)
    const own = this.#suite.alternatives.filter(
      one =>
        rulesets.includes(one.ruleset) &&
        one.reading?.question === question &&
        one.reading.name === reading &&
        whyNot(one, this.#session.hello)?.outcome !== 'not-applicable',
    )
    for (const one of own) {
      const unasked = whyNot(one, this.#session.hello)
      if (unasked) return `in ${caseName(one)}, ${unasked.reason}.`
    }
    const alone = failed.find(kase => !own.some(one => isPaired(kase, one)))
    if (alone) return `nothing that the engine can be asked shows "${alone.scenario}" read so.`
    for (const one of own) {
      const failure = await this.#failureOf(one)
      if (failure !== undefined) return `in ${caseName(one)}, ${failure}`
    }
    return undefined
  }

  /** As of a case: a refusal proves something only where the engine does not refuse a twin. */
  async #failureOf(one: Case): Promise<string | undefined> {
    const failure = await this.#played(one)
    if (failure !== undefined || !one.twins.length) return failure
    for (const id of one.twins) {
      const twin = this.#byId.get(id)
      if (twin && (await this.#played(twin)) === undefined) return undefined
    }
    return `it refuses as it should, but also in ${caseNames(one.twins, id => this.#byId.get(id))}, where the same is legal.`
  }

  async #played(one: Case): Promise<string | undefined> {
    if (!this.#failures.has(one.id)) {
      const why = whyNot(one, this.#session.hello)
      const verdict = why ? undefined : await playCase(one, this.#session, [], () => [])
      const passed = verdict?.outcome === 'pass'
      this.#failures.set(one.id, passed ? undefined : (verdict?.message ?? why?.reason ?? 'not played'))
    }
    return this.#failures.get(one.id)
  }
}
