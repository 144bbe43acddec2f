import type { Game } from '../../engine/kernel/game.ts'
import { printedAs } from '../../engine/kernel/printed-otherwise.ts'
import { type AnyQuestion, declaredQuestions } from '../../engine/kernel/question.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import { questionsBelow } from '../explain/questions.ts'

/** Another answer to a question than the engine gives where no rule applies. */
export interface Otherwise {
  /** In a few words; part of the id of the difference. */
  readonly name: string
  readonly rule: AnyRule
}

type Turn = (answer: unknown, game: Game) => unknown

const turnedRound: Turn = (answer, game) => {
  if (typeof answer === 'boolean') return !answer
  if (typeof answer === 'number') return Number.isFinite(answer) ? answer + 1 : 1
  if (Array.isArray(answer)) return []
  const players = game.state.players.map(({ name }) => name)
  if (typeof answer === 'string' && players.includes(answer)) return players.find(name => name !== answer)
  return answer
}

/** Each other answer that the question permits: every other word of a closed list, else the answer turned round. */
export function othersOf(name: string): readonly Otherwise[] {
  const asked = declaredQuestions.get(name)
  // What is printed on a card is no answer of ours where no document has it otherwise.
  if (!asked || asked.name === printedAs.name) return []
  const words = wordsOf().get(name) ?? []
  if (!words.length) return [{ name: 'turned round', rule: answering(asked, turnedRound) }]
  return words.map(word => ({ name: word, rule: answering(asked, () => word) }))
}

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
