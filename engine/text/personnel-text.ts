import type { Clause, Filter } from './text.ts'

/** What a card says of personnel as long as it is in play. */
export interface PersonnelStanding {
  /** The only affiliation that they have. */
  readonly affiliation?: string
  /** All of the skill that comes first on the card, or of the two that do, all skills in the skill box, or all of this one. */
  readonly loses?: 'first-listed skill' | 'first two listed skills' | 'all skills' | { readonly skill: string }
}

/** What a personnel card says of being changed. */
export interface PersonnelCardText {
  /** Cards with which it does not work. */
  readonly doesNotWorkWith?: readonly (Clause & { readonly whom: Filter })[]
}

export interface AddedCardText extends PersonnelCardText {}
