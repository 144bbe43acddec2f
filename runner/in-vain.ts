import type { Outcome } from '../reports/result.ts'

/** How many in a row of one kind are enough. Each without an answer may take its full time; an engine that fails at once may still recover. */
const patience: Readonly<Partial<Record<Outcome, number>>> = { timeout: 10, crash: 100, 'engine-error': 100 }

const inWords: Readonly<Partial<Record<Outcome, string>>> = {
  timeout: 'had no answer in time',
  crash: 'crashed the engine',
  'engine-error': 'met an error of the engine',
}

/** Counts what breaks down alike, one after the other, until the engine is to be given up. */
export class InVain {
  readonly #asked: number | undefined
  #kind: Outcome = 'pass'
  #count = 0

  /** `asked`: so many of any kind are enough; 0 = never. */
  constructor(asked?: number) {
    this.#asked = asked
  }

  add(outcome: Outcome): void {
    this.#count = outcome === this.#kind ? this.#count + 1 : 1
    this.#kind = outcome
  }

  /** True from then on, until something else comes. */
  isEnough(): boolean {
    const most = patience[this.#kind]
    const enough = this.#asked ?? most ?? 0
    return most !== undefined && enough > 0 && this.#count >= enough
  }

  /** What there was so many of, such as "10 cases in a row had no answer in time". */
  says(what: string): string {
    return `${this.#count} ${what} in a row ${inWords[this.#kind]}`
  }
}
