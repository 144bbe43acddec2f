/** What a text does about things that must happen on a player's next turn. */
export type ForwardDeed =
  /** It happens now, and not then: what the target has scheduled or, without one, his card draw. */
  | { readonly do: 'bring forward' }
  /** He must show a copy of this card from his hand then, which is put out of play, or he loses. */
  | { readonly do: 'owe a showing' }
