import type { Difference } from '../reports/diff/difference.ts'
import { playedIn } from '../reports/played.ts'
import type { Conformance } from '../reports/result.ts'
import { counted } from '../reports/words.ts'

/** Why two reports cannot show that nothing got worse, each in a sentence; none = they can. `buried`: cases that the suite no longer has, by its own word. */
export function unshown(
  before: Conformance,
  after: Conformance,
  { gone }: Difference,
  buried: ReadonlySet<string>,
): readonly string[] {
  const lost = gone.filter(id => !buried.has(id))
  const whole = [
    ['earlier', before],
    ['later', after],
  ] as const
  return [
    ...whole.flatMap(([which, { complete, broken, shard }]) => [
      ...(complete ? [] : [`The ${which} report is incomplete: its run was cut short.`]),
      ...(broken ? [`The ${which} report is of features of which something is broken.`] : []),
      ...(shard
        ? [`The ${which} report is of shard ${shard.index} of ${shard.count}; \`merge\` puts them together.`]
        : []),
    ]),
    ...(lost.length
      ? [
          `${counted(lost.length, 'case')} of the earlier report ${lost.length === 1 ? 'is' : 'are'} missing in the later one.`,
        ]
      : []),
    ...(playedIn(after.totals) ? [] : ['The later report has no case that was played.']),
  ]
}
