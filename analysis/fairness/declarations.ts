import type { Can, HelloResult } from '../../protocol/types.ts'
import { numbersFrom } from '../numbers-from.ts'
import { isHello, type Liberty, retelling } from './liberties/liberty.ts'

/** A declaration without some of its words: words fall out of every list by `share`, and flags; the rulesets stay. */
export function lessThan(can: Can, seed: number, share: number): Can {
  const next = numbersFrom(seed)
  const entries = Object.entries(can).flatMap(([key, value]) => {
    if (key === 'rulesets') return [[key, value] as const]
    if (Array.isArray(value)) return [[key, value.filter(() => next() >= share)] as const]
    if (typeof value === 'boolean') return [[key, value && next() >= share] as const]
    return [[key, value] as const]
  })
  return Object.fromEntries(entries) as Can
}

/** Things that an engine may withhold besides: cards, and customs that it plays. */
export interface Withheld {
  readonly titles: readonly string[]
  readonly customs: readonly string[]
}

/** The greeting of an engine that plays fewer rulesets, has fewer cards and plays fewer customs. */
export function playingLess(
  hello: HelloResult,
  { titles, customs }: Withheld,
  seed: number,
  share: number,
): HelloResult {
  const next = numbersFrom(seed)
  const { can, unknownTitles = [], declines = [] } = hello
  const fallen = (words: readonly string[]): readonly string[] => words.filter(() => next() < share)
  return {
    ...hello,
    can: { ...can, rulesets: (can.rulesets ?? []).filter(() => next() >= share) },
    unknownTitles: [...new Set([...unknownTitles, ...fallen(titles)])],
    declines: [...new Set([...declines, ...fallen(customs)])],
  }
}

const declaringLess = (seed: number, share: number): Liberty => ({
  id: `declares less (${seed})`,
  says: `It declares ${Math.round((1 - share) * 100)} % of what it can do, drawn with the seed ${seed}.`,
  wrap: retelling(result => (isHello(result) ? { ...result, can: lessThan(result.can, seed, share) } : result)),
})

/** Subsets of what can be declared: a few words less, and many. */
export const declarations: readonly Liberty[] = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7].map((share, index) =>
  declaringLess(index + 1, share),
)
