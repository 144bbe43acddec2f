import { scriptsOf } from '../../analysis/explore/boards/from-suite.ts'
import type { Explored } from '../../analysis/explore/exploration.ts'
import { explore } from '../../analysis/explore/explore.ts'
import { greet, under } from '../../analysis/reference.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { suiteOf } from '../../runner/features.ts'
import { lawOf } from './engine.ts'
import type { Course, ExploreOptions } from './options.ts'

/** The reference engine against a second one of its kind: no exception, no lost card, no conflict of rulings, the same again. */
export async function exploreSelf({ ruleset, blind }: ExploreOptions, course: Course): Promise<Explored> {
  const laws = ruleset?.map(id => lawOf(id)) ?? [...rulesets.values()]
  const lane = await Promise.all(
    laws.map(async law => ({
      law,
      ours: await greet(under(law)),
      theirs: await greet(under(law)),
      scripts: blind ? [] : scriptsOf(suiteOf(undefined).cases, law.id),
    })),
  )
  return explore({ ...course, lanes: [lane], partial: true, twice: true })
}
