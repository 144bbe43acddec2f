import { packing } from '../reports/packed.ts'
import type { CaseResult, Outcome } from '../reports/result.ts'
import type { DoesNotApply, Missing } from '../steps/judge/applies.ts'
import type { Ended } from '../steps/session.ts'
import type { Case } from '../steps/suite/case.ts'
import { caseNames } from './case-names.ts'
import { took } from './clock.ts'
import { kept } from './kept.ts'

/** Results of cases that the engine was not asked. */
const leftOut: readonly (Outcome | undefined)[] = ['not-applicable', 'unsupported', undefined]

/** Gathers what came of the cases, then looks at refusals in the light of their twins. */
export class Collection {
  readonly #results = new Map<string, CaseResult>()
  readonly #pack = packing()

  add(ended: Ended): CaseResult {
    const result = 'why' in ended ? withoutPlay(ended.kase, ended.why) : kept(played(ended))
    const packed = this.#pack(result)
    this.#results.set(packed.id, packed)
    return packed
  }

  /** In the order of the suite. Cases that were not reached are left out, and make the run incomplete. */
  results(cases: readonly Case[]): readonly CaseResult[] {
    return cases.flatMap(one => {
      const result = this.#results.get(one.id)
      return result ? [this.#proven(one, result)] : []
    })
  }

  #proven(one: Case, result: CaseResult): CaseResult {
    if (result.outcome !== 'pass' || !one.twins.length) return result
    if (one.twins.some(twin => this.#results.get(twin)?.outcome === 'pass')) return result
    const played = one.twins.some(twin => !leftOut.includes(this.#results.get(twin)?.outcome))
    const twins = caseNames(one.twins, id => this.#results.get(id))
    const message = played
      ? `The engine refuses what it should, but also in ${twins}, where the same is legal: an engine that refuses everything proves nothing.`
      : `The engine refuses what it should, but nothing shows that it would allow it anywhere: ${twins}, where the same is legal, was not played.`
    return { ...result, outcome: 'unproven', message }
  }
}

function base(
  kase: Case,
): Pick<CaseResult, 'id' | 'scenario' | 'outline' | 'rule' | 'feature' | 'topic' | 'ruleset' | 'rulings' | 'customs'> {
  const { id, scenario, outline, rule, feature, line, topic, ruleset, rulings } = kase
  return {
    id,
    scenario,
    ...(outline === undefined ? {} : { outline }),
    rule,
    feature: { ...feature, line },
    topic,
    ruleset,
    rulings,
    ...(kase.customs.length ? { customs: kase.customs } : {}),
  }
}

function withoutPlay(kase: Case, { outcome, reason, missing }: DoesNotApply): CaseResult {
  const steps = kase.steps.map(step => ({ ...stepOf(step), outcome: 'skipped' as const }))
  const lacks = missing ? { missing: shortened(missing) } : {}
  const nothing = { milliseconds: 0, because: [], unchecked: [] }
  return { ...base(kase), outcome, message: reason, ...nothing, ...lacks, steps, transcript: [] }
}

function shortened({ titles, abilities }: Missing): NonNullable<CaseResult['missing']> {
  return { ...(titles.length ? { titles } : {}), ...(abilities.length ? { abilities } : {}) }
}

function played({ kase, verdict }: Extract<Ended, { verdict: unknown }>): CaseResult {
  const { because, unchecked, transcript, before, after, message, lacks, replays, reachedBy } = verdict
  return {
    ...base(kase),
    outcome: verdict.outcome,
    milliseconds: Math.round(took(verdict.milliseconds) * 100) / 100,
    because: asLong(because),
    ...(message === undefined ? {} : { message }),
    unchecked: asLong(unchecked),
    ...(lacks ? { missing: { abilities: [lacks] } } : {}),
    ...(reachedBy === undefined ? {} : { reachedBy }),
    ...(replays ? { replays } : {}),
    steps: kase.steps.map((step, i) => ({ ...stepOf(step), outcome: verdict.steps[i] ?? 'skipped' })),
    transcript: transcript.map(({ request, reply }) => ({ request, reply: reply ?? null })),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  }
}

const none: readonly string[] = []

/** A list that grew keeps room for more; its copy does not. */
const asLong = (list: readonly string[]): readonly string[] => (list.length ? [...list] : none)

function stepOf({ keyword, text, line, table }: Case['steps'][number]) {
  return { keyword, text, line, ...(table ? { table } : {}) }
}
