import type { Group } from '../../board/group.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Clause, Filter, Like, Requirement } from '../../text/text.ts'

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
  /** Whoever solves it scores so many points more if that is met by those who do. */
  readonly addsPoints?: readonly (Clause & { readonly points: number; readonly if: Requirement })[]
  /** A facility that personnel aboard may commandeer, once they have faced the dilemmas beneath it; a site where any player's like that, unopposed there, commandeer the station. */
  readonly commandeered?: true | (Clause & Like)
  /** A treaty: the affiliations that recognize it. */
  readonly treaty?: readonly string[]
  /** A mission: the affiliations that are at home there. */
  readonly homeworldOf?: readonly string[]
}

export interface AddedRequirementForms {
  /** A card in play like that, whosever it is. */
  inPlay: { readonly inPlay: Filter }
}

export interface AddedFilter {
  /** Of the location where it is. */
  readonly region?: string
  /** A mission there. */
  readonly place?: string
  /** A mission with the icon of that affiliation. */
  readonly missionOf?: string
  /** A mission that the player has completed. */
  readonly completedBy?: 'you'
  /** It has a skill that is required by the mission which is being solved. @alone No other text asks whose skills did it. */
  readonly skilledForIt?: true
}

export interface AddedCardText extends MissionCardText {}

export interface AddedDeedKinds {
  attempt: true
  commandeer: true
  completed: true
}

export interface AddedCapabilities {
  attempt: true
  commandeer: true
}

export interface AddedTriggers {
  /** A mission is about to be attempted for which everything is there. */
  'before an attempt': { readonly card: CardId }
  /** All dilemmas have been met, and the mission is about to be solved. */
  'before solving': { readonly card?: undefined }
  /** Between two dilemmas of one attempt, or before the first. */
  'between dilemmas': { readonly met: number; readonly card?: undefined }
  /** A mission was completed just now. */
  solved: { readonly card: CardId }
}

export interface AddedHappenings {
  'mission not solved': { readonly by: PlayerName; readonly group: Group }
  'group stopped': { readonly by: PlayerName; readonly group: Group; readonly other: Group }
}
