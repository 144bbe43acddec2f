import type { ActResult } from '../../protocol/types.ts'
import { carriedOut } from './carried-out.ts'
import type { Rolls } from './rolls.ts'

type Send = () => Promise<ActResult>

/** Acts and answers that were carried out, in their order, each with what came of it: all can be sent again. */
export class Sent {
  readonly #rolls: Rolls
  readonly #done: { readonly send: Send; readonly result: ActResult }[] = []

  constructor(rolls: Rolls) {
    this.#rolls = rolls
  }

  get length(): number {
    return this.#done.length
  }

  async send(send: Send): Promise<ActResult> {
    const result = carriedOut(await send())
    this.#rolls.take(result)
    if (result.outcome !== 'refused') this.#done.push({ send, result })
    return result
  }

  /** Sends the first so many again, and forgets the others. */
  async again(length: number): Promise<void> {
    this.#done.length = length
    for (const { send, result } of this.#done) this.#rolls.requireSame(result, await send())
  }
}
