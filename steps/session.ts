import type { Client } from '../protocol/client.ts'
import type { HelloResult } from '../protocol/types.ts'
import type { DoesNotApply } from './judge/applies.ts'
import { whyNot } from './judge/applies.ts'
import { CaseRun } from './judge/case-run.ts'
import { playCase } from './judge/play-case.ts'
import { ofBoth } from './judge/twice.ts'
import type { Grounds, Manner, Verdict } from './judge/verdict.ts'
import type { Case } from './suite/case.ts'
import { caseKey, casesByKey } from './suite/load-suite.ts'

export type Ended =
  | { readonly kase: Case; readonly verdict: Verdict }
  | { readonly kase: Case; readonly why: DoesNotApply }

/** One run of cases against one engine: finds the case of a scenario, and collects what came of it. */
export class Session {
  readonly client: Client
  readonly hello: HelloResult
  readonly #cases: readonly Case[]
  #byKey: ReadonlyMap<string, Case> | undefined
  readonly #grounds: Grounds
  readonly #twins: ReadonlySet<string>
  readonly #manner: Manner
  readonly #ended: (ended: Ended) => void

  constructor(options: {
    readonly client: Client
    readonly hello: HelloResult
    readonly cases: readonly Case[]
    /** All that could be played: a twin that is played alone still shows only what is possible. Left out: what is played. */
    readonly suite?: readonly Case[]
    readonly grounds: Grounds
    /** How often a case may be played again for a draw. */
    readonly replays?: number | undefined
    /** An outcome that is right for another reason than the ruling fails. */
    readonly insists?: boolean
    readonly ended: (ended: Ended) => void
  }) {
    this.client = options.client
    this.hello = options.hello
    this.#cases = options.cases
    this.#grounds = options.grounds
    this.#manner = { replays: options.replays, ...(options.insists ? { insists: true } : {}) }
    this.#ended = options.ended
    this.#twins = twinsOf(options.suite ?? options.cases)
  }

  /** The case of a scenario that Cucumber plays. */
  caseAt(uri: string, line: number, ruleset: string): Case | undefined {
    this.#byKey ??= casesByKey(this.#cases)
    return this.#byKey.get(caseKey(uri, line, ruleset))
  }

  /** Begins the case; undefined when it does not apply to the engine, which is noted. */
  begin(kase: Case): CaseRun | undefined {
    const why = whyNot(kase, this.hello)
    if (!why) return new CaseRun(kase, this.client, this.hello, this.#manner)
    this.#ended({ kase, why })
    return undefined
  }

  /** The rulings that must have decided the case; none where it only shows what is possible. */
  decidedIn(kase: Case): readonly string[] {
    return this.#twins.has(kase.id) ? [] : kase.rulings
  }

  async end(kase: Case, run: CaseRun): Promise<Verdict> {
    const once = await run.end(this.decidedIn(kase), this.#grounds)
    const verdict = this.client.isStrict && isPlayed(once) ? ofBoth(once, await this.#again(kase)) : once
    this.#ended({ kase, verdict })
    return verdict
  }

  #again(kase: Case): Promise<Verdict> {
    return playCase(kase, this, this.decidedIn(kase), this.#grounds, this.#manner)
  }
}

/** The engine has answered every request. */
const isPlayed = ({ outcome }: Verdict): boolean => ['pass', 'partly-checked', 'fail'].includes(outcome)

/** Cases that are there to show that what another one refuses is possible; no ruling need have decided them. */
export function twinsOf(cases: readonly Case[]): ReadonlySet<string> {
  return new Set(cases.flatMap(one => one.twins.filter(twin => twin !== one.id)))
}

declare global {
  var stccgConformance: { session?: Session } | undefined
}

/** The session that the scenarios of this process are played in; set before they begin. Cucumber may load this file a second time. */
globalThis.stccgConformance ??= {}
export const current: { session?: Session } = globalThis.stccgConformance
