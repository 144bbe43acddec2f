declare module '../../text/text.ts' {
  interface CardText {
    /** Points that it is worth as long as it is in play, for each card like that. */
    readonly worth?: readonly (Clause & { readonly points: number; readonly each: Filter })[]
    /** The opponent who has played one of these cards more often than that loses the game. */
    readonly judges?: readonly (Clause & { readonly played: readonly string[]; readonly moreThan: number })[]
  }
  interface RequirementForms {
    /** The player has that many. */
    points: { readonly points: number }
  }
  interface EffectWords {
    /** `box` = this dilemma goes to the bonus point area with them. */
    score: { readonly points: number; readonly box?: true }
    /** Once for each of them that is like that. */
    'score for each': { readonly who: Who; readonly where: Filter; readonly points: number }
    /** Bonus points scored at these locations no longer count. */
    'void bonus points': { readonly who: Who }
  }
}

declare module '../../board/state.ts' {
  interface Modifiable {
    /** Those of a mission. */
    'bonus points': true
  }
  interface DeedKinds {
    /** The game. */
    lost: true
  }
}

export {}
