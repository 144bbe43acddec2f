import { betweenLaws } from '../../analysis/explore/between.ts'
import type { Explored } from '../../analysis/explore/exploration.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { ExploreOptions } from '../commands/explore.ts'
import { lawOf } from './engine.ts'
import type { Course } from './explore.ts'

/** Law against law: the first one's scenarios, and what the other one makes of them. */
export async function exploreBetween({ between = [], blind }: ExploreOptions, course: Course): Promise<Explored> {
  const [one, other, ...more] = between
  if (one === undefined || other === undefined || more.length || one === other)
    throw new UsageError('--between takes two rulesets, such as 1e-glossary,1e-2014.')
  return betweenLaws(lawOf(one), lawOf(other), { ...course, fromSuite: !blind })
}
