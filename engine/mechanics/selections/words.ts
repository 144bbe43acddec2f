import type { Method } from '../../kernel/choosing.ts'
import type { Attribute, Filter, Who } from '../../text/text.ts'

/** What a superlative compares. */
export type Measure = Attribute | 'attributes' | 'cunning and strength' | 'skill icons' | 'cost'

/** Cards that a text has selected. */
export interface SelectionText {
  /** The name under which the rest of the text finds them. */
  readonly as: string
  /** Who selects, or breaks the ties for a superlative; absent = the text does not say. */
  readonly by?: Method
  /** Half is rounded up; as many as the ship of those who face the dilemma needs. */
  readonly count: number | 'half' | 'staffing' | { readonly times: number; readonly each: Who }
  /** May select none. */
  readonly optional?: true
  readonly from: Who
  readonly where?: Filter
  /** Those with the most of it; of several measures, with the most of either. */
  readonly most?: Measure | readonly Measure[]
  readonly least?: Measure
  readonly why?: string
}

declare module '../../text/text.ts' {
  interface CardText {
    /** Its player may keep it out of whatever chance selects from. */
    readonly avoidsChance?: true
  }
  interface SelectorForms {
    /** Those of them whose attribute numbers are all different from each of the model's. */
    unlike: { readonly unlike: Who; readonly among: Who }
    /** Those whose STRENGTH is lower than that of one of the others. */
    weakerThan: { readonly weakerThan: Who; readonly among: Who }
    /** Those selected under this name, for a test of their numbers; of a card with two individuals by the rulings on that. */
    tested: { readonly tested: string }
  }
  interface EffectWords {
    select: SelectionText
    /** Chance selects one after the other, this card among them, until it is this card or one like `until`. */
    'draw lots': { readonly as: string; readonly among: Who; readonly until: Filter }
  }
}
