declare module '../../text/text.ts' {
  interface EffectWords {
    battle: { readonly attackers: Who; readonly attacked: Who }
  }
}

declare module '../../board/allowed.ts' {
  interface Allowances {
    'fire on landed ships': true
    'begin a battle without a leader': true
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
