import type { Case } from '../../../steps/suite/case.ts'

/** A case on which a mutant may make a difference. */
export interface Way {
  readonly kase: Case
  /** Was the expression that the mutant replaces given up on it, as by a refusal? */
  readonly isGivenUp: boolean
  /** Is the case of a topic whose law the mutant touches? */
  readonly isNear: boolean
  /** So many expressions are worked out within what the mutant replaces. */
  readonly within: number
}

/** So many cases are played of those near, and of all together. */
const [mostNear, most] = [100, 220]

/** And so many of those of other topics in which what the mutant replaces is given up. */
const mostGivenUp = 20

/** The ways that lead to a mutant; it holds no more of them than may be played. */
export class Candidates {
  readonly #short = new Best(mostNear / 2, byGivenUp)
  readonly #busy = new Best(mostNear, byWithin)
  readonly #givenUp = new Best(mostGivenUp, byGivenUp)
  readonly #busiest = new Map<string, Way>()
  readonly #sample = new Sample<Way>(2 * most)

  add(way: Way): void {
    if (way.isNear) {
      this.#short.add(way)
      this.#busy.add(way)
      return
    }
    if (way.isGivenUp) this.#givenUp.add(way)
    const busiest = this.#busiest.get(way.kase.topic)
    if (!busiest || busiest.within < way.within) this.#busiest.set(way.kase.topic, way)
    this.#sample.add(way)
  }

  /**
   * The cases to play under the mutant, in that order. First those near: what is given up, then what is short, then that
   * in which most is worked out. Then others: given up, the busiest of each topic, and some from all over the suite.
   */
  toBePlayed(): readonly Case[] {
    const short = this.#short.all()
    const busy = this.#busy.all().filter(one => !short.includes(one))
    const others = [...this.#givenUp.all(), ...[...this.#busiest.values()].toSorted(byWithin)]
    const found = new Set([...short, ...busy.slice(0, mostNear - short.length), ...others])
    for (const one of spread(this.#sample.all(), most - found.size)) found.add(one)
    return [...found].slice(0, most).map(({ kase }) => kase)
  }
}

const byWithin = (one: Way, other: Way): number => other.within - one.within

const byGivenUp = (one: Way, other: Way): number =>
  Number(other.isGivenUp) - Number(one.isGivenUp) || one.kase.steps.length - other.kase.steps.length

/** The first so many by an order. */
class Best {
  readonly #count: number
  readonly #order: (one: Way, other: Way) => number
  #kept: Way[] = []

  constructor(count: number, order: (one: Way, other: Way) => number) {
    this.#count = count
    this.#order = order
  }

  add(way: Way): void {
    this.#kept.push(way)
    if (this.#kept.length > 3 * this.#count) this.#kept = [...this.all()]
  }

  all(): readonly Way[] {
    return this.#kept.toSorted(this.#order).slice(0, this.#count)
  }
}

/** One in so many of all that is added, at most twice `count` of them. */
class Sample<T> {
  readonly #count: number
  #kept: T[] = []
  #step = 1
  #added = 0

  constructor(count: number) {
    this.#count = count
  }

  add(one: T): void {
    if (this.#added % this.#step === 0) this.#kept.push(one)
    this.#added += 1
    if (this.#kept.length <= 2 * this.#count) return
    this.#kept = this.#kept.filter((_, at) => at % 2 === 0)
    this.#step *= 2
  }

  all(): readonly T[] {
    return this.#kept
  }
}

/** So many of them, as evenly as they stand. */
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length))
