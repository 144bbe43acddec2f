/** Attributes of personnel and ships. */
export type Attribute = 'integrity' | 'cunning' | 'strength' | 'range' | 'weapons' | 'shields'

/** Numbers of a card that are compared: attributes, and what is printed on it. */
export type Measured = Attribute | 'points' | 'skill dots' | 'staffing icons'

/** Where a card may lie. */
export type Lying =
  | 'play'
  | 'planet'
  | 'core'
  | 'hand'
  | 'discard'
  | 'space'
  | 'orbit'
  | 'spaceline'
  | 'spaceline location'
  | 'end of a spaceline'

export interface AddedModifiable extends Readonly<Record<Attribute, true>> {
  /** What a dilemma does. */
  effects: true
}

/** For how long something lasts, in the words of a card. */
export type WordsOfTime = 'this turn' | 'rest of turn' | 'one turn'

/** Piles of which a text may speak. */
export type Pile = 'deck' | 'discard' | 'hand' | 'tent'

/** What becomes of a number: what is added, what it is multiplied with, what it is from now on; and for how long. */
export type Modification = {
  readonly add?: number
  readonly multiply?: number
  readonly set?: number
  readonly lasting?: true
  readonly for?: WordsOfTime | 'good'
}
