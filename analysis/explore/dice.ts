import { numbersFrom } from '../numbers-from.ts'

/** All that is left to chance in one game: the same dice for the same seed. */
export class Dice {
  readonly #next: () => number

  constructor(seed: number) {
    this.#next = numbersFrom(seed)
  }

  /** A whole number from 0 up to the count. */
  below(count: number): number {
    return Math.floor(this.#next() * count)
  }

  /** True so often: 0.25 = one time in four. */
  chance(share: number): boolean {
    return this.#next() < share
  }

  one<T>(of: readonly T[]): T | undefined {
    return of[this.below(of.length)]
  }

  /** Different ones, at most so many. */
  some<T>(of: readonly T[], count: number): readonly T[] {
    const left = [...of]
    const drawn: T[] = []
    while (drawn.length < count && left.length) drawn.push(...left.splice(this.below(left.length), 1))
    return drawn
  }

  /** One of them, each as often as its weight says. */
  weighed<T>(of: readonly (readonly [weight: number, T])[]): T | undefined {
    let thrown = this.#next() * of.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, one] of of) {
      thrown -= weight
      if (thrown < 0) return one
    }
    return of.at(-1)?.[1]
  }
}
