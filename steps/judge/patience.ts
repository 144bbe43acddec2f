import { ProtocolViolation } from '../../protocol/failures.ts'
import type { Question } from '../../protocol/types.ts'

/** Questions that are passed, and events and rolls that are told, in one case: many times as many as any game has. */
export const mostPassed = 1_000
export const mostTold = 1_000_000

/** How much of an engine one case bears, so that it ends however long the engine goes on. */
export class Patience {
  #passed = 0
  #told = 0

  /** Counts what is answered for players whom no step mentions; throws a `ProtocolViolation` of the engine's at the end of it. */
  pass({ who, kind, by, why }: Question): void {
    this.#passed += 1
    if (this.#passed <= mostPassed) return
    const about = by ?? why
    const asked = `${who} is asked once more (${kind}${about === undefined ? '' : `, about "${about}"`})`
    throw tooMuch(
      'The engine goes on asking, which breaks the protocol',
      '/result/pending',
      `that windows come to an end when everybody passes, but ${mostPassed.toLocaleString('en')} were passed and ${asked}`,
    )
  }

  /** The same of events, and of what the engine has rolled itself. */
  hear(events: number, rolls = 0): void {
    this.#told += events + rolls
    if (this.#told <= mostTold) return
    throw tooMuch(
      'The engine goes on telling, which breaks the protocol',
      rolls > events ? '/result/rolls' : '/result/events',
      `no more than ${mostTold.toLocaleString('en')} events and rolls in one case`,
    )
  }
}

const tooMuch = (what: string, pointer: string, expected: string): ProtocolViolation =>
  new ProtocolViolation('engine', what, pointer, expected)
