import type { Game } from './game.ts'
import type { About, Answer, AnyQuestion } from './question.ts'
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
export function surviving<Q extends AnyQuestion>(
  rules: readonly Rule<Q>[],
  about: About<Q>,
  game: Game,
): readonly Rule<Q>[] {
  const applying = applyingTo(rules, about, game)
  if (applying.length < 2) return applying
  return applying.filter(({ ruling }) => !applying.some(other => other.exceptionTo.includes(ruling)))
}

const none: readonly never[] = []

/** Those that apply. Hardly any do, so that no list is made until one does. A denial asks what its presumption asked just before. */
function applyingTo<Q extends AnyQuestion>(rules: readonly Rule<Q>[], about: About<Q>, game: Game): readonly Rule<Q>[] {
  let applying: Rule<Q>[] | undefined
  let before: Rule<Q>['applies'] | undefined
  let isSo = false
  for (const rule of rules) {
    if (rule.applies !== before) isSo = rule.applies(about, game)
    before = rule.applies
    if (!isSo) continue
    if (applying) applying.push(rule)
    else applying = [rule]
  }
  return applying ?? none
}

/** What the rule answers here. */
export function answerOf<Q extends AnyQuestion>(rule: Rule<Q>, about: About<Q>, game: Game): Answer<Q> {
  if (typeof rule.answer !== 'function') return rule.answer
  return (rule.answer as (about: About<Q>, game: Game) => Answer<Q>)(about, game)
}

/** Who is told of every question that a game decides, by name, and of which of its values where rules are sorted by that. */
export const listener: { hears?: (question: string, of?: unknown) => void } = {}

/** The one answer of the surviving rules, or the default; the rulings behind it are remembered. */
export function decideAmong<Q extends AnyQuestion>(
  asked: Q,
  rules: readonly Rule<Q>[],
  about: About<Q>,
  game: Game,
): Answer<Q> {
  listener.hears?.(asked.name, asked.sortedBy === undefined ? undefined : about[asked.sortedBy])
  const left = surviving(rules, about, game)
  const first = left[0]
  if (!first) return otherwiseOf(asked, about, game)
  const answer = answerOf(first, about, game)
  const dissent = left.find(r => r !== first && answerOf(r, about, game) !== answer)
  if (dissent) throw new Conflict(asked.name, [first.ruling, dissent.ruling])
  for (const one of left) if (isNamed(one)) game.because.add(one.ruling)
  return answer
}

/** Whether the rule is told among the reasons: rulings and basic rules are, presumptions are not. */
export const isNamed = ({ presumed, custom }: Rule): boolean => !presumed || !!custom

/** The answer where no rule applies. */
function otherwiseOf<Q extends AnyQuestion>(asked: Q, about: About<Q>, game: Game): Answer<Q> {
  return (asked.otherwise as (about: About<Q>, game: Game) => Answer<Q>)(about, game)
}
