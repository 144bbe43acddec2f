declare module '../../text/text.ts' {
  interface SelectorNames {
    'ends of the spaceline': true
  }
  interface SelectorForms {
    /** Of such locations, without the one here, that with the longest way. */
    furthest: { readonly furthest: Filter }
    /** Where such a card is, with the shortest way, or here. */
    nearestWith: { readonly nearestWith: Filter }
    /** That with the shortest way. */
    nearest: { readonly nearest: Filter }
  }
}

export {}
