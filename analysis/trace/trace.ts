import type { Catalogue } from '../../catalogue/catalogue.ts'
import { groundsOf } from '../../catalogue/grounds.ts'
import { isCheckable, type Ruling } from '../../catalogue/ruling.ts'
import type { PartLine } from '../../reports/lines.ts'
import type { Outcome } from '../../reports/result.ts'
import { type HowMet, howMet } from '../../runner/how-met.ts'
import { partLines } from '../../runner/law-rulings.ts'
import type { Suite } from '../../steps/suite/case.ts'

/** The part of a case's result that tracing looks at. */
export interface Traced {
  readonly outcome: Outcome
  readonly because: readonly string[]
}

export interface TraceCount {
  readonly checkable: number
  readonly encoded: number
  readonly verified: number
  /** Of the encoded rulings whose paragraphs name several things. */
  readonly parts: PartCount
}

/** Things that paragraphs name. */
export interface PartCount {
  /** Rulings that are divided into parts. */
  readonly rulings: number
  readonly parts: number
  /** Parts that have a case. */
  readonly shown: number
  /** Parts of which every case passes. */
  readonly verified: number
}

export interface TraceLine {
  readonly id: string
  readonly document: string
  readonly topic: string
  readonly met: HowMet['met']
  /** Rulesets under which it has scenarios. */
  readonly rulesets: readonly string[]
  readonly encoded: boolean
  readonly verified: boolean
  /** Where its paragraph names several things, each of them; absent = it does not. */
  readonly parts?: readonly TracedPart[]
}

/** One of the things that a paragraph names. */
export interface TracedPart {
  readonly part: string
  /** Cases that show it. */
  readonly cases: number
  /** Whether it has any, and all of them pass. */
  readonly verified: boolean
}

export interface Trace extends TraceCount {
  readonly documents: readonly (TraceCount & { readonly document: string })[]
  /** In the order of the table of contents. */
  readonly topics: readonly (TraceCount & { readonly topic: string; readonly title: string })[]
  /** Every ruling of the catalogue, in its order. */
  readonly rulings: readonly TraceLine[]
}

/** From ruling to scenario to outcome: what is encoded, and what the reference engine plays for that very reason. */
export function trace(catalogue: Catalogue, suite: Suite, played: ReadonlyMap<string, Traced>): Trace {
  const cases = new Map<string, Suite['cases'][number][]>()
  for (const one of suite.cases)
    for (const ruling of one.rulings) cases.set(ruling, [...(cases.get(ruling) ?? []), one])
  const rulings = [...catalogue.rulings.values()]
  const lines = rulings.map(ruling => lineOf(ruling, cases.get(ruling.id) ?? [], played))
  const checkable = new Set(rulings.filter(isCheckable).map(r => r.id))
  const count = (of: readonly TraceLine[]): TraceCount => ({
    checkable: of.filter(line => checkable.has(line.id)).length,
    encoded: of.filter(line => line.encoded).length,
    verified: of.filter(line => line.verified).length,
    parts: countParts(of),
  })
  return {
    ...count(lines),
    documents: catalogue.documents.map(({ id }) => ({ document: id, ...count(lines.filter(l => l.document === id)) })),
    topics: [...catalogue.topics.values()].map(({ id, title }) => ({
      topic: id,
      title,
      ...count(lines.filter(l => l.topic === id)),
    })),
    rulings: lines,
  }
}

function countParts(lines: readonly TraceLine[]): PartCount {
  const divided = lines.filter(line => line.encoded && line.parts)
  const parts = divided.flatMap(line => line.parts ?? [])
  return {
    rulings: divided.length,
    parts: parts.length,
    shown: parts.filter(part => part.cases > 0).length,
    verified: parts.filter(part => part.verified).length,
  }
}

function lineOf(
  ruling: Ruling,
  cases: readonly Suite['cases'][number][],
  played: ReadonlyMap<string, Traced>,
): TraceLine {
  const { id, document, topic } = ruling
  const { met } = howMet(ruling)
  const rulesets = [...new Set(cases.map(one => one.ruleset))]
  const grounds = groundsOf(ruling)
  const parts = partLines(ruling, cases).map(line => tracedPart(line, played))
  const verified =
    rulesets.length > 0 &&
    parts.every(part => part.verified) &&
    rulesets.every(ruleset =>
      isVerified(
        cases.filter(c => c.ruleset === ruleset),
        played,
        grounds,
      ),
    )
  const encoded = cases.length > 0
  return { id, document, topic, met, rulesets, encoded, verified, ...(parts.length ? { parts } : {}) }
}

function tracedPart({ part, cases }: PartLine, played: ReadonlyMap<string, Traced>): TracedPart {
  const passed = cases.every(id => played.get(id)?.outcome === 'pass')
  return { part, cases: cases.length, verified: cases.length > 0 && passed }
}

/** All cases pass, and in at least one of them the ruling decided, unless data alone answer it. */
function isVerified(
  cases: readonly { readonly id: string }[],
  played: ReadonlyMap<string, Traced>,
  grounds: readonly string[],
): boolean {
  const results = cases.map(one => played.get(one.id))
  return (
    results.every(r => r?.outcome === 'pass') &&
    (!grounds.length || results.some(r => grounds.some(id => r?.because.includes(id))))
  )
}
