import type { Clause, Filter } from './text.ts'

/** What a card says of personnel as long as it is in play. */
export interface PersonnelStanding {
  /** The only affiliation that they have. */
  readonly affiliation?: string
  /** The only classification that those have on whom the card lies. */
  readonly classification?: string
  /** They mix with others regardless of affiliation. */
  readonly mixes?: true
  /** A level of the skill that was named when the card was played. */
  readonly skill?: 'named'
  /** A level of this skill. */
  readonly gives?: string
  /** All of the skill that comes first on the card, or all skills in the skill box. */
  readonly loses?: 'first-listed skill' | 'all skills'
}

/** What a personnel card says of being changed. */
export interface PersonnelCardText {
  /** Skills that another card may not give. */
  readonly refuses?: readonly (Clause & { readonly skill: string; readonly from: string })[]
  /** A facility that it builds on its planet, and who must be in its team for that. */
  readonly builds?: { readonly facility: string; readonly beside: Filter }
  /** Cards with which it does not work. */
  readonly doesNotWorkWith?: readonly (Clause & { readonly whom: Filter })[]
  /** What its player may ignore of the requirements of a mission that it helps to solve. */
  readonly ignores?: { readonly allBut: 'attributes'; readonly once: 'game' }
}

declare module './text.ts' {
  interface CardText extends PersonnelCardText {}
}
