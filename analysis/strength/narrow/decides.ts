import { isDeepStrictEqual } from 'node:util'
import { answerOf, surviving } from '../../../engine/kernel/decide.ts'
import type { Game } from '../../../engine/kernel/game.ts'
import type { AnyRule } from '../../../engine/kernel/rule.ts'
import { thatSpeakOf } from '../../../engine/kernel/sorted.ts'

type Answers = (about: never, game: Game) => unknown

/** Does the rule, which applies, make the answer to its question another one than the other rules give? */
export function decides(rule: AnyRule, rules: readonly AnyRule[], about: never, game: Game): boolean {
  const { sortedBy, otherwise } = rule.asked
  const all = sortedBy === undefined ? rules : thatSpeakOf(rules, about[sortedBy])
  const answers = (among: readonly AnyRule[]): ReadonlySet<unknown> => {
    const left = surviving(among, about, game)
    return new Set(left.length ? left.map(one => answerOf(one, about, game)) : [(otherwise as Answers)(about, game)])
  }
  return !isDeepStrictEqual(answers(all), answers(all.filter(({ ruling }) => ruling !== rule.ruling)))
}
