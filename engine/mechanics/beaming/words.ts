declare module '../../board/state.ts' {
  interface DeedKinds {
    /** From `places`. */
    beam: true
    /** Borg who boarded a ship of the opponent's. */
    'sent to scout': true
  }
}

declare module '../../text/text.ts' {
  interface EffectWords {
    /** They are beamed there, in the midst of whatever has it done. */
    beam: { readonly who: Who; readonly to: Who }
  }
}

export {}
