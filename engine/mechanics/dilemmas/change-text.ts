import type { Attribute, Clause, Filter } from '../../text/text.ts'

/** What a card in play changes of dilemmas that are met. */
export interface DilemmaChange extends Clause {
  readonly dilemma: Filter
  /** Only of dilemmas met where the card is. */
  readonly here?: true
  /** Only while this word was chosen for the card. */
  readonly named?: string
  /** The effects alone, the dilemma as a whole, or only what it requires. */
  readonly of: 'effects' | 'dilemma' | 'requirements'
  /** Only what is required of these skills; absent = of everything. */
  readonly skills?: readonly string[] | 'any'
  /** Only the number required of this attribute. */
  readonly attribute?: Attribute
  readonly add?: number
  readonly multiply?: number
}

/** What cards change of dilemmas. */
export interface ChangingText {
  readonly alters?: readonly DilemmaChange[]
}

declare module '../../text/text.ts' {
  interface CardText extends ChangingText {}
}
