/** Something that no document states and cases of the run rest on. */
export interface CustomLine {
  readonly id: string
  readonly topic: string
  /** One sentence. */
  readonly says: string
  /** Where it is known from. */
  readonly known: string
  /** How many cases of the run rest on it. */
  readonly cases: number
  /** The engine does not play it. */
  readonly declined?: true
}

/** A set of cards, and how many cases of the run need no printed card of another. */
export interface SetLine {
  readonly set: string
  readonly cases: number
}

/** How the suite treats right engines that differ from ours in what is no law: pairs of such an engine and a case. */
export interface FairnessLine {
  readonly pairs: number
  readonly atPeace: number
  readonly accounted: number
  readonly unaccounted: number
  /** In per cent. */
  readonly score: number
}

/** A card that no set contains, and the cases that need it. */
export interface SupposedLine {
  readonly title: string
  readonly type: string
  /** What it does, in plain words. */
  readonly says: string
  /** The cases of this run that name it. */
  readonly cases: readonly string[]
}

/** Things that an engine should have next, together. */
export interface UnlockingSet {
  /** Titles of cards, or words as they stand in what engines declare. */
  readonly needs: readonly string[]
  /** Cases that lack nothing but these and those of the sets before. */
  readonly unlocks: number
}

/** What would unlock most cases; each list begins with the set that unlocks most for each thing in it. */
export interface Unlocking {
  readonly titles: readonly UnlockingSet[]
  readonly abilities: readonly UnlockingSet[]
  /** First steps for an engine that lacks both: titles and words in one set. */
  readonly together: readonly UnlockingSet[]
  /** Cases that lack both cards and abilities. */
  readonly both: number
}
