import type { Method } from '../rules/selections/questions.ts'
import type { Attribute, Filter, Who } from './text.ts'

/** What a superlative compares. */
export type Measure = Attribute | 'attributes' | 'cost'

/** Cards that a text has selected. */
export interface SelectionText {
  /** The name under which the rest of the text finds them. */
  readonly as: string
  /** Who selects, or breaks the ties for a superlative; absent = the text does not say. */
  readonly by?: Method
  /** Half is rounded up. */
  readonly count: number | 'half'
  readonly from: Who
  readonly where?: Filter
  /** Those with the most of it. */
  readonly most?: Measure
  readonly least?: Measure
  readonly why?: string
}
