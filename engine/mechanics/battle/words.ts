declare module '../../text/text.ts' {
  interface EffectWords {
    battle: { readonly attackers: Who; readonly attacked: Who }
  }
}

export {}
