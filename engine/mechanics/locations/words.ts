declare module '../../text/text.ts' {
  interface SelectorForms {
    /** Of such locations, without the one here, that with the longest way. */
    furthest: { readonly furthest: Filter }
    /** Where such a card is, with the shortest way, or here. */
    nearestWith: { readonly nearestWith: Filter }
  }
  interface Filter {
    /** A location of a spaceline that takes what is played on such locations. */
    readonly onSpacelineLocation?: true
  }
  interface CardText {
    /** A time location: who is native to its timeline. */
    readonly natives?: Filter
  }
}
