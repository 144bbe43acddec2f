import type { Played } from './sweep.ts'

/** What became of pairs of a difference and a case that it can reach. */
export interface Tally {
  readonly pairs: number
  /** The case comes out alike. */
  readonly atPeace: number
  /** The case comes out otherwise, and a custom or an open question says why. */
  readonly accounted: number
  readonly unaccounted: number
  /** Share of the pairs that are at peace or accounted for, in per cent, rounded down. */
  readonly score: number
}

/** How many cases rest on a custom. */
export interface CustomLine {
  readonly custom: string
  readonly cases: number
}

export interface FairnessReport extends Tally {
  readonly version: 1
  readonly kinds: readonly (Tally & { readonly kind: Played['kind'] })[]
  readonly customs: readonly CustomLine[]
  readonly differences: readonly Played[]
}

export function fairnessReport(played: readonly Played[]): FairnessReport {
  const kinds = [...new Set(played.map(one => one.kind))]
  return {
    version: 1,
    ...tally(played),
    kinds: kinds.map(kind => ({ kind, ...tally(played.filter(one => one.kind === kind)) })),
    customs: customLines(played),
    differences: played,
  }
}

export function tally(played: readonly Played[]): Tally {
  const sum = (of: (one: Played) => number): number => played.reduce((total, one) => total + of(one), 0)
  const pairs = sum(one => one.pairs)
  const unaccounted = sum(one => one.unaccounted.length)
  const accounted = sum(one => one.flips.length) - unaccounted
  const score = pairs ? Math.floor((1000 * (pairs - unaccounted)) / pairs) / 10 : 100
  return { pairs, atPeace: pairs - accounted - unaccounted, accounted, unaccounted, score }
}

/** By case, the customs that it rests on. */
export function restingOn(played: readonly Played[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { flips, customs } of played)
    for (const kase of flips) found.set(kase, [...new Set([...(found.get(kase) ?? []), ...customs])])
  return found
}

function customLines(played: readonly Played[]): readonly CustomLine[] {
  const counts = new Map<string, number>()
  for (const customs of restingOn(played).values())
    for (const custom of customs) counts.set(custom, (counts.get(custom) ?? 0) + 1)
  return [...counts].map(([custom, cases]) => ({ custom, cases })).sort((a, b) => b.cases - a.cases)
}
