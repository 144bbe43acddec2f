import { fileURLToPath } from 'node:url'
import { digestOf, kept, textsBelow } from '../../kept/kept.ts'
import type { Case, CaseStep, FeatureSource, Problem } from './case.ts'

type Bare = Omit<Case, 'twins'>

export interface Compiled {
  readonly cases: readonly Bare[]
  readonly problems: readonly Problem[]
}

/** Each step is written once, however many scenarios and rulesets it is played in; they name steps by number. */
interface Kept {
  readonly steps: readonly CaseStep[]
  readonly courses: readonly (readonly number[])[]
  readonly cases: readonly (Omit<Bare, 'steps'> & { readonly steps: number })[]
  readonly problems: readonly Problem[]
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
let language: string | undefined

/** What a feature compiles to, from before where neither it nor the language nor a card has changed since. */
export function keptCases(source: FeatureSource, compile: () => Compiled): Compiled {
  language ??= digestOf([
    ...textsBelow(path('..'), '.ts'),
    ...textsBelow(path('../../cards'), '.yaml'),
    ...textsBelow(path('../../protocol/schemas'), '.json'),
  ])
  const name = `cases/${source.uri.replace(/[^\w./-]|\.\.+/g, '_')}`
  const origin = digestOf([language, source.uri, source.topic, source.text])
  return unfold(kept(name, origin, () => fold(compile())))
}

function fold({ cases, problems }: Compiled): Kept {
  const steps = new Map<string, number>()
  const numberOf = (step: CaseStep): number => {
    const text = JSON.stringify(step)
    if (!steps.has(text)) steps.set(text, steps.size)
    return steps.get(text) ?? 0
  }
  const courses = [...new Set(cases.map(one => one.steps))]
  const index = new Map(courses.map((one, i) => [one, i]))
  return {
    courses: courses.map(course => course.map(numberOf)),
    steps: [...steps.keys()].map(text => JSON.parse(text)),
    cases: cases.map(one => ({ ...one, steps: index.get(one.steps) ?? 0 })),
    problems,
  }
}

function unfold({ steps, courses, cases, problems }: Kept): Compiled {
  const whole = courses.map(course => course.map(number => steps[number] as CaseStep))
  const known = new Map<string, unknown>()
  const once = <T>(value: T): T => {
    const text = JSON.stringify(value)
    if (!known.has(text)) known.set(text, value)
    return known.get(text) as T
  }
  const shared = ({ titles, needs, feature, rulings }: Omit<Bare, 'steps'>) => ({
    titles: once(titles),
    needs: once(needs),
    feature: once(feature),
    rulings: once(rulings),
  })
  return { cases: cases.map(one => ({ ...one, ...shared(one), steps: whole[one.steps] ?? [] })), problems }
}
