/** How many changes of the law were noticed, and by whom. */
export interface StrengthScore {
  readonly mutants: number
  readonly killed: number
  readonly killedElsewhere: number
  readonly survived: number
  readonly score: number
}

/** A ruling that was struck out or exchanged, and what became of it. */
export interface Mutant {
  readonly ruling: string
  readonly ruleset: string
  readonly fate: string
  /** What took its place; absent = it was struck out. */
  readonly with?: string
  readonly by?: string
  readonly reason?: string
}

/** What the site shows of `strength --json`; further members are left aside. */
export interface Strength extends StrengthScore {
  readonly documents: readonly (StrengthScore & { readonly document: string })[]
  readonly topics: readonly (StrengthScore & { readonly topic: string })[]
  readonly rulings: readonly Mutant[]
}
