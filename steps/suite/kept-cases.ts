import { fileURLToPath } from 'node:url'
import { digestOf, kept, textsBelow } from '../../kept/kept.ts'
import type { Case, CaseStep, FeatureSource, Problem } from './case.ts'

type Bare = Omit<Case, 'twins'>

export interface Compiled {
  readonly cases: readonly Bare[]
  readonly problems: readonly Problem[]
}

/** A scenario's steps are written once, however many rulesets it is played under. */
interface Kept {
  readonly steps: readonly (readonly CaseStep[])[]
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
  const steps = [...new Set(cases.map(one => one.steps))]
  const index = new Map(steps.map((one, i) => [one, i]))
  return { steps, cases: cases.map(one => ({ ...one, steps: index.get(one.steps) ?? 0 })), problems }
}

function unfold({ steps, cases, problems }: Kept): Compiled {
  return { cases: cases.map(one => ({ ...one, steps: steps[one.steps] ?? [] })), problems }
}
