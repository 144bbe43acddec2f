import { fileURLToPath } from 'node:url'
import { cached, digestOf, textsBelow } from '../../cache/cache.ts'
import type { Case, FeatureSource, Problem } from './case.ts'
import { coursesOf, packing } from './packed-steps.ts'

type Bare = Omit<Case, 'customs'>

export interface Compiled {
  readonly cases: readonly Bare[]
  readonly problems: readonly Problem[]
}

/** What many cases of a feature have in common. */
const common = ['rulings', 'ruleset', 'scenario', 'topic', 'rule', 'feature', 'titles', 'needs', 'twins'] as const
type Common = (typeof common)[number]

/** What is said more than once, a step, a course of steps or what cases have in common, is written once and named by number. */
interface Folded {
  readonly parts: readonly unknown[]
  readonly courses: readonly (readonly number[])[]
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
    cached(name, origin, () => fold(compile())),
    lean,
  )
}

function fold({ cases, problems }: Compiled): Folded {
  const parts = new Map<string, number>()
  const numberOf = (part: unknown): number => {
    const text = JSON.stringify(part)
    if (!parts.has(text)) parts.set(text, parts.size)
    return parts.get(text) ?? 0
  }
  const courses = [...new Set(cases.map(one => one.steps))]
  const index = new Map(courses.map((one, i) => [one, i]))
  const numbers = (one: Bare) =>
    Object.fromEntries(common.map(key => [key, numberOf(one[key])])) as Record<Common, number>
  return {
    courses: courses.map(course => course.map(numberOf)),
    cases: cases.map(one => ({ ...one, ...numbers(one), steps: index.get(one.steps) ?? 0 })),
    parts: [...parts.keys()].map(text => JSON.parse(text)),
    problems,
  }
}

function unfold({ parts, courses, cases, problems }: Folded, lean: boolean): Compiled {
  const partsOf = (one: Readonly<Record<Common, number>>) =>
    Object.fromEntries(common.map(key => [key, parts[one[key]]])) as Pick<Bare, Common>
  if (lean) {
    const withSteps = packing({ parts, courses })
    return { cases: cases.map(({ steps, ...one }) => withSteps({ ...one, ...partsOf(one) }, steps)), problems }
  }
  const whole = coursesOf({ parts, courses })
  return { cases: cases.map(one => ({ ...one, ...partsOf(one), steps: whole[one.steps] ?? [] })), problems }
}
