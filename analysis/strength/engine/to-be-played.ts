import type { Case } from '../../../steps/suite/case.ts'

/** A case on which a mutant may make a difference. */
export interface Way {
  readonly kase: Case
  /** Was the expression that the mutant replaces given up on it, as by a refusal? */
  readonly isGivenUp: boolean
  /** Is the case one of the law that the mutant touches? */
  readonly isNear: boolean
  /** So many expressions are worked out within what the mutant replaces. */
  readonly within: number
}

/** So many cases are played of those near, and of all together. */
const [mostNear, most] = [130, 220]

/** And so many of those in which what the mutant replaces is given up, and of those in which most is worked out within. */
const mostGivenUp = 20

const mostOfRulings = mostNear - 2 * mostGivenUp

/** The ways that lead to a mutant; it holds few more of them than may be played. */
export class Candidates {
  readonly #asked: ReadonlySet<string>
  readonly #near = { givenUp: new Best(mostGivenUp, byGivenUp), busy: new Best(mostGivenUp, byWithin) }
  readonly #nearBy = new Map<string, Way>()
  readonly #givenUp = new Best(mostGivenUp, byGivenUp)
  readonly #busiest = new Map<string, Way>()
  readonly #sample = new Sample<Way>(most)

  /** `asked` = ids of the rulings that answer what the file of the mutant asks. */
  constructor(asked: ReadonlySet<string>) {
    this.#asked = asked
  }

  add(way: Way): void {
    if (way.isNear) this.#addNear(way)
    else {
      if (way.isGivenUp) this.#givenUp.add(way)
      const busiest = this.#busiest.get(way.kase.topic)
      if (!busiest || busiest.within < way.within) this.#busiest.set(way.kase.topic, way)
    }
    this.#sample.add(way)
  }

  /**
   * The cases to play under the mutant, in that order. First those near: one of each ruling, what is given up, and that
   * in which most is worked out. Then others: given up, the busiest of each topic, and some from all over the suite.
   */
  toBePlayed(): readonly Case[] {
    const { givenUp, busy } = this.#near
    const near = new Set([...this.#oneOfEach(), ...givenUp.all(), ...busy.all()])
    const found = new Set([...near].slice(0, mostNear))
    for (const one of [...this.#givenUp.all(), ...[...this.#busiest.values()].toSorted(byWithin)]) found.add(one)
    for (const one of spread(this.#sample.all(), most - found.size)) found.add(one)
    return [...found].slice(0, most).map(({ kase }) => kase)
  }

  #addNear(way: Way): void {
    if (way.isGivenUp) this.#near.givenUp.add(way)
    this.#near.busy.add(way)
    for (const ruling of way.kase.rulings) {
      const known = this.#nearBy.get(ruling)
      if (!known || byGivenUp(way, known) < 0) this.#nearBy.set(ruling, way)
    }
  }

  /** A case of each ruling, the rulings first that answer what the file asks; of those only as many as leave room for others. */
  #oneOfEach(): readonly Way[] {
    const all = [...this.#nearBy.keys()]
    const asked = all.filter(ruling => this.#asked.has(ruling)).slice(0, mostOfRulings)
    const others = all.filter(ruling => !this.#asked.has(ruling))
    const rulings = [...asked, ...spread(others, mostOfRulings - asked.length)]
    return rulings.flatMap(ruling => this.#nearBy.get(ruling) ?? [])
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
