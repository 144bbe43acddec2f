import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import type { Can, HelloResult, Reply, Request } from '../../protocol/types.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'

/** Milliseconds for one case: a law that contradicts itself may never come to an end. */
const caseLimit = 500

/** A case that never ends counts as so many more. */
const lost = 100

/** An engine that is made when it is first needed. */
export interface Mutant {
  make(): (request: Request) => Reply
}

interface Seat {
  readonly client: Client
  readonly hello: HelloResult
  readonly verdicts: Map<string, Verdict>
}

/** Plays cases on mutants, each once, until so many have been played. */
export class Trial {
  /** True once a case was not played because too many had been. */
  cut = false
  /** Cases that may still be played. */
  left: number
  readonly #can: Can
  readonly #seats = new Map<Mutant, Seat>()

  /** `can` = what the engine under test declares: mutants are judged by no more than that. */
  constructor(can: Can, limit: number) {
    this.#can = can
    this.left = limit
  }

  /** Undefined when no more may be played. */
  async play(mutant: Mutant, kase: Case): Promise<Verdict | undefined> {
    const seat = this.#seats.get(mutant) ?? (await this.#seat(mutant))
    const known = seat.verdicts.get(kase.id)
    if (known) return known
    if (this.left <= 0) this.cut = true
    if (this.left <= 0) return undefined
    this.left -= 1
    const verdict = await playCase(kase, seat, [], () => [])
    if (verdict.outcome === 'timeout') this.left -= lost
    seat.verdicts.set(kase.id, verdict)
    return verdict
  }

  async #seat(mutant: Mutant): Promise<Seat> {
    const client = new Client(inProcess(mutant.make()), { caseLimit })
    const hello = { ...(await client.hello([])), can: this.#can }
    const seat = { client, hello, verdicts: new Map<string, Verdict>() }
    this.#seats.set(mutant, seat)
    return seat
  }
}
