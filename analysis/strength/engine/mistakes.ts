import type { Mistake } from './inside.ts'

/** So many are kept for each mutant. */
const most = 20

/** Cases that fail on an engine that lacks a ruling of theirs, by the mutants that they pass there. */
export class Mistakes {
  readonly #astray = new Map<string, Mistake[]>()
  readonly #others = new Map<string, Mistake[]>()

  /** `isAstray` = on the engine as it is the case does not pass the mutant. */
  add(mutant: string, mistake: Mistake, isAstray: boolean): void {
    const known = isAstray ? this.#astray : this.#others
    const some = known.get(mutant)
    if (!some) known.set(mutant, [mistake])
    else if (some.length < most) some.push(mistake)
  }

  /** By the numbers of the mutants; those that were led astray first. */
  byMutant(): ReadonlyMap<string, readonly Mistake[]> {
    const mutants = new Set([...this.#astray.keys(), ...this.#others.keys()])
    const of = (mutant: string) => [...(this.#astray.get(mutant) ?? []), ...(this.#others.get(mutant) ?? [])]
    return new Map([...mutants].map(mutant => [mutant, of(mutant).slice(0, most)]))
  }
}
