declare module '../../text/text.ts' {
  interface EffectWords {
    battle: { readonly attackers: Who; readonly attacked: Who }
  }
}

declare module '../../text/text.ts' {
  interface CardText {
    /** Tactic: what it adds to the WEAPONS that fire, and to the SHIELDS of the ship that is fired at. */
    readonly tactic?: { readonly attack: number; readonly defense: number }
  }
}

declare module '../../board/allowed.ts' {
  interface Allowances {
    'fire on landed ships': true
    'attack without a leader': true
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** The attackers, and not those who are obliged to attack. */
    attack: true
    battle: true
  }
}

export {}
