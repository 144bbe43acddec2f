import type { Clause, Filter, Requirement } from '../../text/text.ts'

/** What a card that lies on a mission changes about attempting it; the cards that do add theirs. */
export interface OnMissionText extends Clause {
  /** Such personnel of its player may attempt it, too. */
  readonly attemptedBy?: Filter
}

/** What the texts of cards say about missions. */
export interface MissionCardText {
  readonly onMission?: OnMissionText
  /** What a mission requires, besides what is printed in terms of its facts. */
  readonly requires?: readonly (Clause & { readonly needs: Requirement })[]
  /** A treaty: the affiliations that recognize it. */
  readonly treaty?: readonly string[]
  /** A mission: the affiliations that are at home there. */
  readonly homeworldOf?: readonly string[]
}

export interface AddedFilter {
  /** Of the location where it is. */
  readonly region?: string
  /** A mission with the icon of that affiliation. */
  readonly missionOf?: string
}

export interface AddedCardText extends MissionCardText {}

export interface AddedDeedKinds {
  attempt: true
  commandeer: true
}
