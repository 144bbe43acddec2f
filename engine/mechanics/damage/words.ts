declare module '../../text/text.ts' {
  interface EffectWords {
    kill: { readonly who: Who }
    /** `spares` = not those with cards aboard that meet it. */
    destroy: { readonly who: Who; readonly spares?: Requirement }
    /** It is damaged no longer. */
    repair: { readonly who: Who }
    damage: { readonly who: Who; readonly spares?: Requirement }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    killed: true
    /** At the location in `places`. */
    destroyed: true
  }
}

export {}
