import { betweenLaws } from '../../analysis/explore/between.ts'
import type { Explored } from '../../analysis/explore/exploration.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { lawOf } from './engine.ts'
import type { Course, ExploreOptions } from './options.ts'

/** Law against law: the first one's scenarios, and what the other one makes of them. */
export async function exploreBetween({ between = [], blind }: ExploreOptions, course: Course): Promise<Explored> {
  const [one, other, ...more] = between
  if (one === undefined || other === undefined || more.length || one === other)
    throw new UsageError(`--between takes two rulesets, such as ${[...rulesets.keys()].slice(1, 3).join(',')}.`)
  return betweenLaws(lawOf(one), lawOf(other), { ...course, fromSuite: !blind })
}
