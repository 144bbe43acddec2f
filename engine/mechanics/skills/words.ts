declare module '../../board/state.ts' {
  interface Modifiable {
    /** All of them. */
    skills: true
  }
}

declare module '../../text/personnel-text.ts' {
  interface PersonnelStanding {
    /** A level of this skill. */
    readonly gives?: string
    /** Twice the levels of those in the box. */
    readonly doubles?: 'skills'
  }
}

declare module '../../text/in-play-text.ts' {
  interface UseText {
    /** When it may be used, in its own words. */
    readonly says?: 'each turn' | 'every turn' | 'at any time'
  }
}

declare module '../../text/text.ts' {
  interface Filter {
    /** Chance has selected it in the action in progress. */
    readonly selectedAtRandom?: true
  }
  interface CardText {
    /** Its lasting text stands in the skills box. */
    readonly skilled?: true
    /** While it is present, what the other card does does not happen there. */
    readonly suspends?: string
    /** When it may be replaced by another version, in its own words. */
    readonly replaceable?: 'at any time'
    /** At the same mission, a card from hand is the price of using the skills of such a personnel, or that one skill. */
    readonly skillPrice?: Clause & {
      readonly whose?: "opponent's"
      readonly who: Filter
      readonly for: 'skills' | { readonly skill: string }
    }
  }
}

export {}
