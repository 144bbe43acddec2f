import { isDeepStrictEqual } from 'node:util'
import type { ActResult, Answer, Question, Roll } from '../../protocol/types.ts'
import { Beyond, Redraw } from './beyond.ts'
import { listed, WasOtherwise } from './mismatch.ts'

/** Rolls of the engine that no step has told of yet. */
export class Rolls {
  #open: Roll[] = []
  #claimed = false

  take({ rolls = [] }: ActResult): void {
    for (const roll of rolls) this.#open.push(roll)
  }

  /** Shuffles that no step tells of must leave the cards as they lie. True: a step has to tell of what came first. */
  settle(): boolean {
    const told = this.#open.findIndex(({ kind }) => kind !== 'order')
    const shuffles = this.#open.splice(0, told < 0 ? this.#open.length : told)
    if (shuffles.some(hasMoved)) throw new Redraw('a shuffle left another order')
    return this.#open.length > 0
  }

  /** The first of them, as the question that it answers. */
  question(): Question | undefined {
    const [first] = this.#open
    if (!first) return undefined
    const { answer: _, ...question } = first
    return { ...question, q: '', who: 'chance' }
  }

  /** Holds the first against what the scenario tells of. */
  claim(wanted: Answer): void {
    const drawn = this.#open.shift()
    this.#claimed = true
    if (drawn && !isSame(drawn.answer, wanted))
      throw new Redraw(`chance should come to ${inWords(wanted)}, and came to ${inWords(drawn.answer)}`)
  }

  /** The board as it was before the draw was never seen: what hangs on it is neither right nor wrong. */
  excuse(error: unknown): unknown {
    if (!this.#claimed || !(error instanceof WasOtherwise)) return error
    return new Beyond(
      `the engine rolls at once, so that the board before the draw is not seen. ${error.message}`,
      'chance',
    )
  }

  /** Looks of a scenario that come before the draw is over. */
  requireNone(): void {
    const [first] = this.#open
    if (first)
      throw new Beyond(
        'the engine rolls at once, and the scenario looks at the board before chance has decided',
        'chance',
      )
  }

  /** The same acts must come to the same when they are repeated. */
  requireSame(before: ActResult, again: ActResult): void {
    if (!isDeepStrictEqual(before.rolls ?? [], again.rolls ?? []))
      throw new Redraw('what was played again came to something else')
  }
}

const hasMoved = ({ answer, of }: Roll): boolean => 'order' in answer && !isDeepStrictEqual(answer.order, of)

/** Those picked stand in any order. */
function isSame(one: Answer, other: Answer): boolean {
  if ('pick' in one && 'pick' in other) return isDeepStrictEqual([...one.pick].sort(), [...other.pick].sort())
  return isDeepStrictEqual(one, other)
}

function inWords(answer: Answer): string {
  const [value] = Object.values(answer)
  return Array.isArray(value) ? listed(value.map(String)) : String(value)
}
