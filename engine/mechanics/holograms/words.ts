declare module '../../text/text.ts' {
  interface CardText {
    /** Aboard which ships and facilities of its player holograms are projected, and whether onto planets. */
    readonly projects?: Clause & { readonly aboard: Filter; readonly onPlanets: true }
  }
}

export {}
