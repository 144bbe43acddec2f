import { fileURLToPath } from 'node:url'
import { type Beside, cachedBeside, digestOf, textsBelow } from '../../cache/cache.ts'
import type { Case, FeatureSource, Problem } from './case.ts'
import { packCourses, unpackCourses, withPacked } from './packed-steps.ts'

type Bare = Omit<Case, 'customs'>

export interface Compiled {
  readonly cases: readonly Bare[]
  readonly problems: readonly Problem[]
}

/** What many cases of a feature have in common. */
const commonKeys = ['rulings', 'ruleset', 'scenario', 'topic', 'rule', 'feature', 'titles', 'needs', 'twins'] as const
type Common = (typeof commonKeys)[number]

/** What cases have in common is written once and named by number; so is the course of their steps, which lies packed beside. */
interface Folded {
  readonly parts: readonly unknown[]
  readonly cases: readonly (Omit<Bare, 'steps' | Common> & { readonly steps: number } & Readonly<
      Record<Common, number>
    >)[]
  readonly problems: readonly Problem[]
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
let language: string | undefined

/**
 * What a feature compiles to, from before where neither it nor the language nor a card has changed since. `lean`: its
 * cases are read one after the other, and their steps unpacked when it is their turn.
 */
export function cachedCases(source: FeatureSource, lean: boolean, compile: () => Compiled): Compiled {
  language ??= digestOf([
    ...textsBelow(path('..'), '.ts'),
    ...textsBelow(path('../../cards'), '.yaml'),
    ...textsBelow(path('../../protocol/schemas'), '.json'),
  ])
  const name = `cases/${source.uri.replace(/[^\w./-]|\.\.+/g, '_')}`
  const origin = digestOf([language, source.uri, source.topic, source.text])
  return unfold(
    cachedBeside(name, origin, () => fold(compile())),
    lean,
  )
}

function fold({ cases, problems }: Compiled): Beside<Folded> {
  const [common, steps] = [numbered(), numbered()]
  const courses = [...new Set(cases.map(one => one.steps))]
  const index = new Map(courses.map((one, i) => [one, i]))
  const numbers = (one: Bare) =>
    Object.fromEntries(commonKeys.map(key => [key, common.numberOf(one[key])])) as Record<Common, number>
  const folded = cases.map(one => ({ ...one, ...numbers(one), steps: index.get(one.steps) ?? 0 }))
  const packed = packCourses({ courses: courses.map(course => course.map(steps.numberOf)), parts: steps.parts() })
  return { value: { cases: folded, parts: common.parts(), problems }, packed }
}

/** Gives equal parts one number. */
function numbered() {
  const known = new Map<string, number>()
  const numberOf = (part: unknown): number => {
    const text = JSON.stringify(part)
    if (!known.has(text)) known.set(text, known.size)
    return known.get(text) ?? 0
  }
  return { numberOf, parts: () => [...known.keys()].map(text => JSON.parse(text)) }
}

function unfold({ value: { parts, cases, problems }, packed }: Beside<Folded>, lean: boolean): Compiled {
  const partsOf = (one: Readonly<Record<Common, number>>) =>
    Object.fromEntries(commonKeys.map(key => [key, parts[one[key]]])) as Pick<Bare, Common>
  if (lean) {
    const withSteps = withPacked(packed)
    return { cases: cases.map(({ steps, ...one }) => withSteps({ ...one, ...partsOf(one) }, steps)), problems }
  }
  const whole = unpackCourses(packed)
  return { cases: cases.map(one => ({ ...one, ...partsOf(one), steps: whole[one.steps] ?? [] })), problems }
}
