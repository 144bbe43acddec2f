import type { FairnessOfTopic, FairnessTally } from '../../reports/lines.ts'
import { shareOf } from '../../reports/share.ts'
import type { Played } from './sweep.ts'

/** How many cases rest on a custom. */
export interface CustomLine {
  readonly custom: string
  readonly cases: number
}

export interface FairnessReport extends FairnessTally {
  readonly version: 1
  readonly kinds: readonly (FairnessTally & { readonly kind: Played['kind'] })[]
  readonly topics: readonly FairnessOfTopic[]
  readonly customs: readonly CustomLine[]
  readonly differences: readonly Played[]
}

export function fairnessReport(played: readonly Played[]): FairnessReport {
  const kinds = [...new Set(played.map(one => one.kind))]
  return {
    version: 1,
    ...tally(played),
    kinds: kinds.map(kind => ({ kind, ...tally(played.filter(one => one.kind === kind)) })),
    topics: topicTallies(played),
    customs: customLines(played),
    differences: played,
  }
}

export function tally(played: readonly Played[]): FairnessTally {
  return counted(
    played.map(({ pairs, flips, unaccounted }) => ({
      pairs,
      flips: flips.length,
      unaccounted: unaccounted.length,
    })),
  )
}

/** By the topic of the cases, by name. */
function topicTallies(played: readonly Played[]): readonly FairnessOfTopic[] {
  const parts = played.flatMap(one => one.byTopic)
  const topics = [...new Set(parts.map(({ topic }) => topic))].sort()
  return topics.map(topic => ({ topic, ...counted(parts.filter(part => part.topic === topic)) }))
}

interface Pairs {
  readonly pairs: number
  readonly flips: number
  readonly unaccounted: number
}

function counted(parts: readonly Pairs[]): FairnessTally {
  const sum = (of: keyof Pairs): number => parts.reduce((total, one) => total + one[of], 0)
  const [pairs, unaccounted] = [sum('pairs'), sum('unaccounted')]
  const accounted = sum('flips') - unaccounted
  const score = shareOf(pairs - unaccounted, pairs, 100)
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
