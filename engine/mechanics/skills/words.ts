declare module '../../text/text.ts' {
  interface SelectorForms {
    /** The cards to which those personnel owe the skill, where they do not have it of themselves. */
    lending: { readonly lending: string; readonly to: Who }
  }
  interface RequirementForms {
    /** Somebody of every type of personnel is among them. */
    everyType: { readonly everyType: true }
    /** All these attributes of all of them, added up. */
    sumOf: { readonly sumOf: readonly Attribute[]; readonly exceeds: number }
    /** The attribute of all of them exceeds so many times their number. */
    perHead: { readonly perHead: Attribute; readonly over: number }
  }
  interface EffectWords {
    /** They have the skills of these, too, until the end of the turn. */
    'share skills': { readonly who: Who; readonly of: Who }
    /** The player names one of the skills of another one, and they have it, too, until the end of the turn. */
    'gain one skill': { readonly who: Who; readonly of: Who }
    /** He names so many different skills, and they have a level of each for as long as this card is in play. */
    'give skills': { readonly who: Who; readonly by: 'you' | 'opponent'; readonly count: number }
    /** Until the end of the turn. */
    remove: { readonly who: Who; readonly what: readonly (Attribute | 'skills')[] }
  }
}

declare module '../../board/state.ts' {
  interface Modifiable {
    /** All of them. */
    skills: true
  }
}

export {}
