import type { State } from '../board/state.ts'
import type { Game } from './game.ts'
import type { Notes, Underway } from './underway.ts'
import { isAsked } from './without-itself.ts'

/** What was answered in a position. */
interface Memory {
  readonly state: State
  readonly underway: Partial<Underway>
  readonly notes: Partial<Notes>
  /** How much had been told. */
  readonly told: number
  readonly answers: Map<string, unknown>
}

const memories = new WeakMap<Game, Memory>()

/** The answer, worked out once for as long as nothing changes. Rulings that it names are named of the action from then on. */
export function remembered<Answer>(game: Game, question: string, answer: () => Answer): Answer {
  if (isAsked(game)) return answer()
  const { answers } = memoryOf(game)
  const known = answers.get(question)
  if (known !== undefined) return known as Answer
  const found = answer()
  answers.set(question, found)
  return found
}

function memoryOf(game: Game): Memory {
  const { state, underway, notes, told } = game
  const memory = memories.get(game)
  if (memory?.state === state && memory.underway === underway && memory.notes === notes && memory.told === told.length)
    return memory
  const anew: Memory = { state, underway, notes, told: told.length, answers: new Map() }
  memories.set(game, anew)
  return anew
}
