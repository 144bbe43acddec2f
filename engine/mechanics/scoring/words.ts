declare module '../../text/text.ts' {
  interface RequirementForms {
    /** The player has that many. */
    points: { readonly points: number }
  }
  interface EffectWords {
    /** `box` = this dilemma goes to the bonus point area with them. */
    score: { readonly points: number; readonly box?: true }
  }
}

declare module '../../board/state.ts' {
  interface Modifiable {
    /** What a mission is worth. */
    points: true
    /** Those scored at a mission. */
    'bonus points': true
  }
  interface DeedKinds {
    /** The game. */
    lost: true
  }
}

export {}
