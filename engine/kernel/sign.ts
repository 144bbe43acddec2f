import type { CardId, CardState } from '../board/state.ts'
import type { Ruleset } from './amend.ts'
import type { Game } from './game.ts'
import type { AnyQuestion } from './question.ts'
import type { Sign } from './rule.ts'
import { thatSpeakOf } from './sorted.ts'

type Signs = ReadonlySet<Sign> | 'any card'
type ByValue = Map<string, Signs>

const found = new WeakMap<Ruleset, Map<AnyQuestion, ByValue>>()
let law: Ruleset | undefined
let question: AnyQuestion | undefined
let signs: ByValue = new Map()

/** May a rule of the question that speaks of this value apply to the card? */
export function mayApply(game: Game, asked: AnyQuestion, value: string, id: CardId, card: CardState): boolean {
  if (game.law !== law || asked !== question) lookUp(game.law, asked)
  let those = signs.get(value)
  if (!those) {
    those = neededBy(game.law, asked, value)
    signs.set(value, those)
  }
  if (those === 'any card') return true
  for (const sign of those) if (sign(game, id, card)) return true
  return false
}

/** What was found for that law and question: as a rule the same are asked for again. */
function lookUp(by: Ruleset, asked: AnyQuestion): void {
  const byQuestion = found.get(by) ?? new Map<AnyQuestion, ByValue>()
  found.set(by, byQuestion)
  signs = byQuestion.get(asked) ?? new Map()
  byQuestion.set(asked, signs)
  law = by
  question = asked
}

/** What its rules need, each of which is one that does without if it says nothing. */
function neededBy({ byQuestion }: Ruleset, { name }: AnyQuestion, value: string): Signs {
  const rules = thatSpeakOf(byQuestion.get(name) ?? [], value)
  return rules.some(({ needs }) => !needs) ? 'any card' : new Set(rules.flatMap(({ needs = [] }) => needs))
}
