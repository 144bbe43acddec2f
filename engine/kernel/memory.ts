import type { Notes, Underway } from './underway.ts'

/** By the id of the card. */
type Answers = Map<string, unknown>

/** What was answered in a position: by what kind of question it was, its words, and the card that it was about. */
export class Memory {
  readonly #state: object
  readonly #underway: Partial<Underway>
  readonly #notes: Partial<Notes>
  readonly #told: number
  readonly #kinds = new Map<string, Map<string, Answers>>()

  /** `told` = how much had been told. */
  constructor(state: object, underway: Partial<Underway>, notes: Partial<Notes>, told: number) {
    this.#state = state
    this.#underway = underway
    this.#notes = notes
    this.#told = told
  }

  isOf(state: object, underway: Partial<Underway>, notes: Partial<Notes>, told: number): boolean {
    return this.#state === state && this.#underway === underway && this.#notes === notes && this.#told === told
  }

  /** The answer about the card to a question of that kind in these words, worked out when it is first asked. */
  answer<Answer>(kind: string, words: string, card: string, make: () => Answer): Answer {
    const answers = this.#answers(kind, words)
    const known = answers.get(card)
    if (known !== undefined) return known as Answer
    const found = make()
    answers.set(card, found)
    return found
  }

  #answers(kind: string, words: string): Answers {
    const known = this.#kinds.get(kind)?.get(words)
    if (known) return known
    const answers: Answers = new Map()
    const questions = this.#kinds.get(kind)
    if (questions) questions.set(words, answers)
    else this.#kinds.set(kind, new Map([[words, answers]]))
    return answers
  }
}
