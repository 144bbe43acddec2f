declare module '../../text/text.ts' {
  interface SelectorForms {
    /** Of such locations, without the one here, that with the longest way. */
    furthest: { readonly furthest: Filter }
    /** Where such a card is, with the shortest way, or here. */
    nearestWith: { readonly nearestWith: Filter }
  }
}

export {}

declare module '../../text/text.ts' {
  interface EffectWords {
    /** History is changed in 2063: what belongs to it is gone. */
    'disrupt the timeline': object
  }
}
