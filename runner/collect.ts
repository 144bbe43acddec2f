import { briefOf } from '../reports/brief.ts'
import { packing, withSteps } from '../reports/packed.ts'
import type { CaseResult, Outcome } from '../reports/result.ts'
import type { DoesNotApply, Missing } from '../steps/judge/applies.ts'
import { listed } from '../steps/judge/mismatch.ts'
import type { Case } from '../steps/suite/case.ts'
import { caseNames } from './case-names.ts'
import { took } from './clock.ts'
import { kept } from './kept.ts'
import type { Transcripts } from './options.ts'
import type { Heard } from './threads/share.ts'

/** Results of cases that the engine was not asked. */
const leftOut: readonly (Outcome | undefined)[] = ['not-applicable', 'unsupported', undefined]

/** Gathers what came of the cases, then looks at refusals in the light of their twins. */
export class Collection {
  readonly #results = new Map<string, CaseResult>()
  /** Those of passed cases with their messages and boards, as long as no twin has passed. */
  readonly #whole = new Map<string, CaseResult>()
  readonly #waiting = new Map<string, Case[]>()
  /** Ids of cases that rest on what the engine declines. */
  readonly #declined = new Set<string>()
  readonly #transcripts: Transcripts
  readonly #pack = packing()

  /** `transcripts`: of which cases messages and boards are kept. */
  constructor({ transcripts = 'failed' }: { readonly transcripts?: Transcripts | undefined } = {}) {
    this.#transcripts = transcripts
  }

  add(ended: Heard): CaseResult {
    const result = this.#resultOf(ended)
    this.#results.set(result.id, result)
    if (result.outcome === 'pass') this.#letGo(ended.kase.id)
    return result
  }

  #resultOf(ended: Heard): CaseResult {
    if ('why' in ended) {
      if (ended.why.isDeclined) this.#declined.add(ended.kase.id)
      return this.#pack(withoutPlay(ended.kase, ended.why))
    }
    const { kase, verdict } = ended
    if (this.#transcripts !== 'failed' || verdict.outcome !== 'pass') return this.#pack(kept(played(ended)))
    if (!this.#isProven(kase)) this.#keepWhole(ended)
    return kept(passed(ended))
  }

  #isProven = ({ id, twins }: Case): boolean =>
    !twins.length || twins.some(twin => twin === id || this.#results.get(twin)?.outcome === 'pass')

  /** It may turn out to be unproven. */
  #keepWhole(ended: Played): void {
    const { kase } = ended
    this.#whole.set(kase.id, this.#pack(kept(played(ended))))
    for (const twin of kase.twins) this.#waiting.set(twin, [...(this.#waiting.get(twin) ?? []), kase])
  }

  #letGo(id: string): void {
    for (const one of this.#waiting.get(id) ?? []) this.#whole.delete(one.id)
    this.#waiting.delete(id)
  }

  /** In the order of the suite. Cases that were not reached are left out, and make the run incomplete. */
  results(cases: readonly Case[]): readonly CaseResult[] {
    return cases.flatMap(one => {
      const result = this.#results.get(one.id)
      return result ? [this.#proven(one, result)] : []
    })
  }

  #proven(one: Case, result: CaseResult): CaseResult {
    const found = one.twins.map(twin => this.#results.get(twin))
    if (result.missing && !one.twins.includes(one.id)) return lackingWith(result, found)
    if (result.outcome !== 'pass' || this.#isProven(one)) return result
    const twins = caseNames(one.twins, id => this.#results.get(id))
    if (one.twins.every(twin => this.#declined.has(twin))) {
      const reason = `the engine declines what all cases rest on that would show the same to be legal: ${twins}`
      return withoutPlay(one, { outcome: 'not-applicable', reason })
    }
    const whole = this.#whole.get(one.id) ?? result
    const half = found.find(twin => twin?.outcome === 'partly-checked')
    if (half) {
      const message = `The engine refuses what it should; ${twins}, where the same is legal, was only partly checked.`
      return { ...whole, outcome: 'partly-checked', message, unchecked: half.unchecked }
    }
    const lacking = found.every(twin => twin && leftOut.includes(twin.outcome)) && leastLacking(found as CaseResult[])
    if (lacking) {
      const { outcome, missing } = lacking
      const reason = `the engine refuses what it should, but was not asked where the same is legal, in ${twins}: ${lacking.message}`
      return { ...withoutPlay(one, { outcome: outcome as 'unsupported', reason }), ...(missing ? { missing } : {}) }
    }
    return { ...whole, outcome: 'unproven', message: unproven(twins, found) }
  }
}

/** A refusal lacks besides what the twin that lacks least does. */
function lackingWith(result: CaseResult, twins: readonly (CaseResult | undefined)[]): CaseResult {
  if (!twins.length || !twins.every(twin => twin?.missing)) return result
  const { missing = {} } = leastLacking(twins as CaseResult[])
  const more = (list: 'titles' | 'abilities'): readonly string[] =>
    (missing[list] ?? []).filter(one => !result.missing?.[list]?.includes(one))
  const [titles, abilities] = [more('titles'), more('abilities')]
  if (!titles.length && !abilities.length) return result
  const { titles: own = [], abilities: ownAbilities = [] } = result.missing ?? {}
  const all = shortened({ titles: [...own, ...titles], abilities: [...ownAbilities, ...abilities] })
  const besides = listed([...titles.map(title => `"${title}"`), ...abilities])
  return { ...result, message: `${result.message}; where the same is legal also ${besides}`, missing: all }
}

/** Of cases that the engine was not asked, the one that it lacks least for; what counts against it before what does not count. */
function leastLacking(twins: readonly CaseResult[]): CaseResult {
  const lacks = ({ outcome, missing }: CaseResult): number =>
    (outcome === 'unsupported' ? 0 : 1_000) + (missing?.titles?.length ?? 0) + (missing?.abilities?.length ?? 0)
  return twins.toSorted((a, b) => lacks(a) - lacks(b))[0]!
}

function unproven(twins: string, found: readonly (CaseResult | undefined)[]): string {
  const played = found.filter(twin => !leftOut.includes(twin?.outcome))
  if (!played.length)
    return `The engine refuses what it should, but nothing shows that it would allow it anywhere: ${twins}, where the same is legal, was not played.`
  return played.some(twin => / should be legal, but the engine refuse/.test(twin?.message ?? ''))
    ? `The engine refuses what it should, but also in ${twins}, where the same is legal: an engine that refuses everything proves nothing.`
    : `The engine refuses what it should, but nothing shows that it would allow it anywhere: ${twins}, where the same is legal, did not come out right.`
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

type Played = Extract<Heard, { verdict: unknown }>

function played({ kase, verdict }: Played): CaseResult {
  const { transcript, before, after } = verdict
  return {
    ...lineOf({ kase, verdict }),
    steps: kase.steps.map((step, i) => ({ ...stepOf(step), outcome: verdict.steps[i] ?? 'skipped' })),
    transcript: transcript.map(({ request, reply }) => ({ request, reply: reply ?? null })),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  }
}

/** A case that passed, without its messages and boards. */
function passed({ kase, verdict, brief = briefOf(verdict) }: Played): CaseResult {
  const line = { ...lineOf({ kase, verdict }), transcript: nothingSaid, brief }
  return withSteps(line, () => kase.steps.map(step => ({ ...stepOf(step), outcome: 'pass' as const })))
}

const nothingSaid: CaseResult['transcript'] = []
const none: readonly string[] = []

/** All but steps, messages and boards. */
function lineOf({ kase, verdict }: Played): Omit<CaseResult, 'steps' | 'transcript'> {
  const { because, unchecked, message, issue, lacks, replays, reachedBy, standIns } = verdict
  return {
    ...base(kase),
    ...(kase.rulings.length ? {} : { rulings: asLong(because) }),
    outcome: verdict.outcome,
    milliseconds: Math.round(took(verdict.milliseconds) * 100) / 100,
    because: asLong(because),
    ...(message === undefined ? {} : { message, ...(issue ? { issue } : {}) }),
    unchecked: asLong(unchecked),
    ...(lacks ? { missing: { abilities: [lacks] } } : {}),
    ...(reachedBy === undefined ? {} : { reachedBy }),
    ...(standIns ? { standIns: asLong(standIns) } : {}),
    ...(replays ? { replays } : {}),
  }
}

/** A list that grew keeps room for more; its copy does not. */
const asLong = (list: readonly string[]): readonly string[] => (list.length ? [...list] : none)

const stepOf = ({ keyword, text, line, table }: Case['steps'][number]) =>
  table ? { keyword, text, line, table } : { keyword, text, line }
