declare module '../../text/text.ts' {
  interface CardText {
    /** Lives left after being killed. */
    readonly lives?: number
  }
  interface EffectWords {
    kill: { readonly who: Who }
    /** `who` are killed, and the other one is not; where there is nobody, nothing is changed. */
    'die instead': { readonly who: Who; readonly of: Who }
    /** About to be killed, it is not. */
    save: { readonly who: Who; readonly where?: Filter }
    /** `spares` = not those with cards aboard that meet it. */
    destroy: { readonly who: Who; readonly spares?: Requirement }
    damage: { readonly who: Who; readonly spares?: Requirement }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    killed: true
  }
}

export {}
