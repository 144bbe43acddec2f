import { amend } from '../../engine/kernel/amend.ts'
import type { Game } from '../../engine/kernel/game.ts'
import { type AnyQuestion, declaredQuestions } from '../../engine/kernel/question.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { questionsBelow } from '../explain/questions.ts'
import type { Variant } from './variant.ts'

type Turn = (answer: unknown, game: Game) => unknown

const turnedRound: Turn = (answer, game) => {
  if (typeof answer === 'boolean') return !answer
  if (typeof answer === 'number') return Number.isFinite(answer) ? answer + 1 : 1
  if (Array.isArray(answer)) return []
  const players = game.state.players.map(({ name }) => name)
  if (typeof answer === 'string' && players.includes(answer)) return players.find(name => name !== answer)
  return answer
}

/** Each other answer than the engine's where no rule applies: every other word of a closed list, else the answer turned round. */
export function otherAnswers(name: string): readonly Variant[] {
  const asked = declaredQuestions.get(name)
  if (!asked) return []
  const words = wordsOf().get(name) ?? []
  if (words.length) return words.map(word => otherwise(asked, word, () => word))
  if (answersNothing(asked)) return []
  return [otherwise(asked, 'turned round', turnedRound)]
}

function otherwise(asked: AnyQuestion, answer: string, turn: Turn): Variant {
  const rule = answering(asked, turn)
  return {
    id: `${asked.name}: ${answer}`,
    says: (where = '') => `It answers “${asked.name}” otherwise${where}: ${answer}`,
    rulings: [],
    law: law => amend(law, { id: law.id, enact: [rule] }),
    concerns: ({ ruleset }) => !rulesets.get(ruleset)?.byQuestion.get(asked.name)?.length,
  }
}

/** Has it no answer where no rule applies, whatever is asked about? There is nothing to turn round then. */
const answersNothing = ({ otherwise }: AnyQuestion): boolean =>
  otherwise.length === 0 && (otherwise as () => unknown)() === undefined

function answering(asked: AnyQuestion, turn: Turn): AnyRule {
  const otherwise = asked.otherwise as (about: unknown, game: Game) => unknown
  return {
    ruling: `${asked.name}, turned round`,
    presumed: true,
    asked,
    applies: () => true,
    answer: (about: unknown, game: Game) => turn(otherwise(about, game), game) as never,
    exceptionTo: [],
  } as AnyRule
}

let words: ReadonlyMap<string, readonly string[]> | undefined

/** By question, the words of which one is the answer. */
function wordsOf(): ReadonlyMap<string, readonly string[]> {
  words ??= new Map(questionsBelow('engine').map(({ name, answers }) => [name, answers]))
  return words
}
