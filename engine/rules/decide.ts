import type { Game } from '../flow/game.ts'
import type { QuestionName, Questions } from './questions.ts'
import type { Rule } from './rule.ts'

/** Two rules that apply answer differently and neither is an exception to the other. */
export class Conflict extends Error {
  readonly rulings: readonly string[]
  constructor(asked: string, rulings: readonly string[]) {
    super(
      `Rulings ${rulings.join(' and ')} answer "${asked}" differently; one must be declared an exception to the other.`,
    )
    this.rulings = rulings
  }
}

/** The rules that apply to the question and are defeated by no other that applies. */
export function surviving<Q extends QuestionName>(
  rules: readonly Rule<Q>[],
  about: Questions[Q]['about'],
  game: Game,
): readonly Rule<Q>[] {
  const applying = rules.filter(r => r.applies(about, game))
  if (applying.length < 2) return applying
  const defeated = new Set(applying.flatMap(r => r.exceptionTo))
  return applying.filter(r => !defeated.has(r.ruling))
}

/** What the rule answers here. */
export function answerOf<Q extends QuestionName>(
  rule: Rule<Q>,
  about: Questions[Q]['about'],
  game: Game,
): Questions[Q]['answer'] {
  if (typeof rule.answer !== 'function') return rule.answer
  return (rule.answer as (about: Questions[Q]['about'], game: Game) => Questions[Q]['answer'])(about, game)
}

/** The one answer of the surviving rules and the rulings behind it; undefined where no rule applies. */
export function decideAmong<Q extends QuestionName>(
  asked: Q,
  rules: readonly Rule<Q>[],
  about: Questions[Q]['about'],
  game: Game,
): { readonly answer: Questions[Q]['answer'] | undefined; readonly because: readonly string[] } {
  const left = surviving(rules, about, game)
  const first = left[0]
  if (!first) return { answer: undefined, because: [] }
  const answer = answerOf(first, about, game)
  const dissent = left.find(r => answerOf(r, about, game) !== answer)
  if (dissent) throw new Conflict(asked, [first.ruling, dissent.ruling])
  return { answer, because: left.filter(r => !r.presumed).map(r => r.ruling) }
}
