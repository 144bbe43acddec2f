import type { MissionRequirement } from '../../../cards/facts.ts'
import type { Clause, Filter, Requirement } from '../../text/text.ts'

/** What a card that lies on a mission changes about attempting it. */
export interface OnMissionText extends Clause {
  /** Such personnel of its player may attempt it, too. */
  readonly attemptedBy?: Filter
  /** What its player may meet instead of what the mission requires. */
  readonly instead?: {
    readonly needs: Requirement
    /** More STRENGTH than so many times the points of the mission, too. */
    readonly strengthOverPoints?: number
  }
  /** What its player may put in the place of all levels of one requirement. */
  readonly inPlaceOfOne?: MissionRequirement
  /** Each requirement of this kind takes another personnel. */
  readonly separately?: 'skills'
  /** It counts among what those of its player have who attempt it. */
  readonly counts?: true
}

/** A span that depends on the ship: a number, less the levels of a skill aboard. */
export interface SpanText extends Clause {
  readonly number: number
  readonly less: string
  readonly atLeast: Clause & { readonly number: number }
}

/** What is used at the location only with that present. */
export interface UseNeeds extends Clause {
  readonly what: 'equipment' | 'special equipment'
  readonly needs: Requirement
}

/** No beaming at the location from a card like the one to a card like the other, unless such a card does it. */
export interface NoBeamingText extends Clause {
  readonly from: Filter
  readonly to: Filter
  readonly except?: Clause & { readonly by: Filter }
}

/** What the texts of cards say about missions. */
export interface MissionCardText {
  readonly onMission?: OnMissionText
  /** What a mission requires, besides what is printed in terms of its facts. */
  readonly requires?: readonly (Clause & { readonly needs: Requirement })[]
  readonly span?: SpanText
  readonly noBeaming?: NoBeamingText
  readonly useNeeds?: readonly UseNeeds[]
  /** A mission on whose planet personnel of all affiliations mix to attempt it. */
  readonly mixing?: Clause
  /** Its player's personnel may report aboard his ships by it, which is discarded, and mix from then on. */
  readonly reportsToMix?: Clause
  /** A treaty: the affiliations that recognize it. */
  readonly treaty?: readonly string[]
  /** A mission: the affiliations that are at home there. */
  readonly homeworldOf?: readonly string[]
}

declare module '../../text/text.ts' {
  interface CardText extends MissionCardText {
    /** Personnel aboard may commandeer it once they have faced the dilemmas beneath it. */
    readonly commandeered?: true
  }
  interface Filter {
    /** The attempt that the player is about to make is the initial one. */
    readonly initial?: true
    /** It, or its crew, is about to attempt a mission. */
    readonly aboutToAttempt?: true
  }
  interface RequirementForms {
    /** Those who began the attempt met what the mission requires. */
    couldSolve: { readonly couldSolve: true }
  }
  interface EffectWords {
    /** Personnel seeded there have been found: what the law says becomes of them. */
    acquire: { readonly who: Who }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    attempt: true
    commandeer: true
  }
}
