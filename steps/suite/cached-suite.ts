import { fileURLToPath } from 'node:url'
import { type Beside, cachedBeside, digestOf, textsBelow } from '../../cache/cache.ts'
import { ownLaws } from '../../catalogue/laws.ts'
import { type Compiled, cachedCases, type Folded, type FoldedFeature, unfold } from './cached-cases.ts'
import type { FeatureSource } from './case.ts'

/** Where the folded cases of a feature lie in what is packed, in bytes: their heads, then their turns. */
interface Extent {
  readonly heads: number
  readonly turns: number
}

interface Folder<Found> {
  readonly extents: readonly Extent[]
  /** Facts of all cases together. */
  readonly found: Found
}

interface Compiling<Found> {
  readonly sources: readonly FeatureSource[]
  /** Of the sources. */
  readonly digest: string
  /** Its inputs besides the sources. */
  readonly besides: string
  readonly lean: boolean
  readonly compile: (source: FeatureSource) => Compiled
  readonly find: (all: readonly Compiled[]) => Found
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
let language: string | undefined

/**
 * Compiled features with what was found out about their cases, as plain JSON. It is read from the cache where nothing
 * has changed, else made from what is kept of each feature.
 */
export function cachedSuite<Found>(
  paths: string,
  { sources, digest, besides, lean, compile, find }: Compiling<Found>,
): { readonly features: readonly Compiled[]; readonly found: Found } {
  language ??= digestOf([
    ...textsBelow(path('..'), '.ts'),
    ...textsBelow(path('../../cache'), '.ts'),
    ...textsBelow(path('../../cards'), '.yaml'),
    // Where rulings and basic rules are in force.
    ...textsBelow(path('../../catalogue'), '.ts'),
    ...textsBelow(path('../../rulings/basics'), '.yaml'),
    JSON.stringify(ownLaws()),
    ...textsBelow(path('../../protocol/schemas'), '.json'),
  ])
  const origin = language
  const uris = sources.map(({ uri, topic }) => `${uri} ${topic}`)
  const name = `suite/${paths.replace(/[^\w.-]/g, '_').slice(-100)}`
  const whole = cachedBeside(name, digestOf([origin, digest, besides, ...uris]), (): Beside<Folder<Found>> => {
    const folded = sources.map(source => cachedCases(source, origin, () => compile(source)))
    return laidTogether(folded, find(folded.map(one => unfold(one, true))))
  })
  return { features: apart(whole).map(one => unfold(one, lean)), found: whole.value.found }
}

function laidTogether<Found>(features: readonly FoldedFeature[], found: Found): Beside<Folder<Found>> {
  const heads = features.map(({ value }) => Buffer.from(JSON.stringify(value)))
  const extents = features.map(({ packed }, i) => ({ heads: heads[i]?.length ?? 0, turns: packed.length }))
  return {
    value: { extents, found },
    packed: Buffer.concat(features.flatMap(({ packed }, i) => [heads[i] ?? packed, packed])),
  }
}

function apart({ value, packed }: Beside<Folder<unknown>>): readonly FoldedFeature[] {
  let start = 0
  return value.extents.map(({ heads, turns }) => {
    const end = start + heads
    const folded = JSON.parse(packed.toString('utf8', start, end)) as Folded
    start = end + turns
    return { value: folded, packed: packed.subarray(end, start) }
  })
}
