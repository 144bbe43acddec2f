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

declare module '../../text/text.ts' {
  interface CardText {
    /** At the same mission, a card from hand is the price of using the skills of such a personnel, or that one skill. */
    readonly skillPrice?: Clause & {
      readonly whose?: "opponent's"
      readonly who: Filter
      readonly for: 'skills' | { readonly skill: string }
    }
  }
}

export {}
