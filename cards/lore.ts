/** What the lore of a card says that documents ask for, in our own words and never in its sentences. */
export interface Lore {
  /** The species that it gives its subject, each as written: `Human` and `Vulcan` of "1/2 human, 1/2 Vulcan". */
  readonly species?: readonly string[]
  /** The peoples of the planets that it calls its subject a native of, or says that it is from. */
  readonly from?: readonly string[]
  /** What else it calls its subject: `Soong-type android`, `bodyguard`. */
  readonly calls?: readonly string[]
  /** Words and names of places in it, as written, that no list above has: `nebula`, `DS9`. */
  readonly words?: readonly string[]
  /** The personnel, ships and facilities that it names, in the order in which it does. */
  readonly names?: readonly LoreName[]
}

/** One name in a lore, and what the lore says of it and its subject. */
export interface LoreName {
  /** As written, with ranks, articles and endings: `Captain Kang`, `the Intendant`, `Jadzia Dax's`. */
  readonly name: string
  /**
   * What one of the two is to the other, in the lore's own word: `commander`, `captain`, `transported`, `flagship`, `wife`.
   * Whoever is personnel commands the other, which is a ship or a facility.
   */
  readonly as?: string
  /** The name by which the lore calls its own subject where it says so, if that is not the title. */
  readonly of?: string
  /** Only the same word, and no name. */
  readonly incidental?: true
  /** It means the lore's own subject. */
  readonly ownSubject?: true
}
