import type { Can } from '../../protocol/types.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import { Table } from '../variants/table.ts'
import type { Variant } from '../variants/variant.ts'

/** A case that never ends counts as so many more. */
const lost = 100

interface Seat {
  readonly table: Table
  readonly verdicts: Map<string, Verdict>
}

/** Plays cases on variants, each once, until so many have been played. */
export class Trial {
  /** True once a case was not played because too many had been. */
  cut = false
  /** Cases that may still be played. */
  left: number
  readonly #can: Can
  /** By the ids of variants. */
  readonly #seats = new Map<string, Seat>()

  /** `can` = what the engine under test declares: variants are judged by no more than that. */
  constructor(can: Can, limit: number) {
    this.#can = can
    this.left = limit
  }

  /** Undefined when no more may be played. */
  async play(variant: Variant, kase: Case): Promise<Verdict | undefined> {
    const { table, verdicts } = this.#seat(variant)
    const known = verdicts.get(kase.id)
    if (known) return known
    if (this.left <= 0) this.cut = true
    if (this.left <= 0) return undefined
    this.left -= 1
    const verdict = await table.play(kase)
    if (verdict?.outcome === 'timeout') this.left -= lost
    if (verdict) verdicts.set(kase.id, verdict)
    return verdict
  }

  #seat(variant: Variant): Seat {
    const seat = this.#seats.get(variant.id) ?? { table: new Table(variant, { can: this.#can }), verdicts: new Map() }
    this.#seats.set(variant.id, seat)
    return seat
  }
}
