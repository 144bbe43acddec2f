declare module '../../text/text.ts' {
  interface CardText {
    /** Lets the personnel of one hive share their skills. */
    readonly sharing?: true
  }
  interface EffectWords {
    assimilate: { readonly who: Who }
  }
}

export {}
