import type { Board } from '../../protocol/types.ts'
import type { Now } from '../operation.ts'

/** The boards on which the checks look back. */
export class Past {
  /** Before the first When. */
  first: Board | undefined
  /** Before the nearest When. */
  nearest: Board | undefined
  /** Before the deed that the nearest When is, answers or responds to. */
  #deed: Board | undefined

  /** `isDeed`: no answer and no response. */
  remember(board: Board, isDeed: boolean): void {
    this.first ??= board
    this.nearest = board
    if (isDeed) this.#deed = board
  }

  /**
   * Was it so before? What is new may have come with the deed or with the answer to it: engines part them otherwise.
   * `present` = the board as long as nothing was done.
   */
  was(now: Now | undefined, isSo: (board: Board) => boolean, present: Board): boolean {
    const nearest = this.nearest ?? present
    const boards = [nearest, this.#deed ?? nearest]
    return now === 'now' ? boards.every(isSo) : boards.some(isSo)
  }
}
