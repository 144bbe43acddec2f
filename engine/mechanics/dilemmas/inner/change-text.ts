import type { Clause, Filter } from '../../../text/text.ts'

/** What a card in play changes of dilemmas that are met. */
export interface DilemmaChange extends Clause {
  readonly dilemma: Filter
  /** The effects alone, the dilemma as a whole, or only what it requires. */
  readonly of: 'effects' | 'dilemma' | 'requirements'
  /** Only what is required of these skills; absent = of everything. */
  readonly skills?: readonly string[] | 'any'
  readonly add?: number
  readonly multiply?: number
}

/** What cards change of dilemmas. */
export interface ChangingText {
  readonly alters?: readonly DilemmaChange[]
}

export interface AddedCardText extends ChangingText {}

export interface AddedModifiable {
  /** All of a dilemma: what it requires, what it does and its points. */
  dilemma: true
}
