declare module '../../text/text.ts' {
  interface EffectWords {
    /** `each` = so many for each of these. */
    draw: { readonly count: number; readonly each?: Who }
    'draw no more this turn': object
    /** Whoever drew the card discards it and draws another. */
    'draw again': { readonly who: Who }
    /** Until the player has as many cards in hand as his opponent. */
    'draw until even': object
    /** The player shuffles the cards of his draw deck. */
    reshuffle: object
  }
  interface SelectorForms {
    /** Personnel on the table. */
    personnelOnTable: { readonly personnelOnTable: true }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** This turn. */
    'draws no more': true
    /** There was nothing to draw. */
    'drew in vain': true
  }
}

export {}
