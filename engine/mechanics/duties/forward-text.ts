declare module '../../text/text.ts' {
  interface EffectWords {
    /** It happens now, and not then: what the target has scheduled for the player's next turn or, without one, his card draw. */
    'bring forward': object
    /** The player must show a copy of this card from his hand on his next turn, which is put out of play, or he loses. */
    'owe a showing': object
  }
}

export {}
