import type { CardFacts } from '../../cards/facts.ts'
import { groupBy } from '../../catalogue/group.ts'
import type { Case, FeatureSource, Problem } from './case.ts'
import { compileScenario } from './compile-scenario.ts'
import { readFeature } from './read-feature.ts'
import { isSame } from './readings.ts'
import { findTwins } from './twins.ts'

type Cards = ReadonlyMap<string, CardFacts>
type Bare = Omit<Case, 'twins' | 'customs'>
type WithTwins = Bare & Pick<Case, 'twins'>

/** Every case of one feature, with its twins; what is wrong with the feature stands in `problems`. */
export function compileFeature(
  source: FeatureSource,
  cards: Cards,
): { readonly cases: readonly WithTwins[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const plain = readFeature(source, problems)?.plain
  const cases = plain?.scenarios.flatMap(one => compileScenario(one, plain, source, cards, problems)) ?? []
  return { cases: withTwins(cases), problems }
}

/**
 * Twins are sought among the cases of one Rule and one ruleset. Those of an alternative are what holds there under its
 * reading: cases that the question leaves alone, and alternatives of that.
 */
function withTwins(all: readonly Bare[]): WithTwins[] {
  const places = groupBy(
    all.filter(one => !one.reading),
    placeOf,
  )
  const twins = new Map([...places.values()].flatMap(group => [...findTwins(group)]))
  const near = groupBy(
    [...all].sort((a, b) => Number(Boolean(a.reading)) - Number(Boolean(b.reading))),
    placeOf,
  )
  return all.map(one => {
    const { reading } = one
    if (!reading) return { ...one, twins: twins.get(one.id) ?? [] }
    const holds = (other: Bare): boolean =>
      other.reading ? isSame(other.reading, reading) : !other.disputes.includes(reading.question)
    const group = near.get(placeOf(one))?.filter(holds) ?? []
    return { ...one, twins: findTwins(group).get(one.id) ?? [] }
  })
}

const placeOf = ({ feature, rule, ruleset }: Bare): string => `${feature.uri}\n${rule}\n${ruleset}`
