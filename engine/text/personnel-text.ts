import type { ContestDeed } from '../mechanics/dilemmas/contest-text.ts'
import type { Attribute, Clause, Filter, Who } from './text.ts'

/** Cards told apart by where they are, or by how they are to others. */
export type PersonnelWho =
  /** Cards on the planet, or aboard the ship or facility. */
  | { readonly presentAt: Who; readonly where: Filter }
  /** Those of them whose attribute numbers are all different from each of the model's. */
  | { readonly unlike: Who; readonly among: Who }
  /** Of the cards in the battle that is answered, those of the other side. */
  | { readonly opposing: Filter }
  /** Cards in the battle or among those beamed that is answered. */
  | { readonly involved: Filter }
  | { readonly these: Who; readonly where: Filter }
  | { readonly except: Who; readonly among: Who }
  /** Those whose STRENGTH is lower than that of one of the others. */
  | { readonly weakerThan: Who; readonly among: Who }
  /** The cards to which those personnel owe the skill, where they do not have it of themselves. */
  | { readonly lending: string; readonly to: Who }
  /** Those whom a card in play has taken: its targets, and all aboard the ships among them and the ship that it lies on. */
  | { readonly takenBy: Who }
  /** Those selected under this name, for a test of their numbers; of a card with two individuals by the rulings on that. */
  | { readonly tested: string }

/** What is asked of the place, not of those who are there. */
export type PlaceRequirement =
  /** A card at the location like that. */
  | { readonly here: Filter }
  /** They are at a facility like that, by the rulings on who is. */
  | { readonly at: Filter }

/** What texts do to personnel, and with what is hidden. */
export type PersonnelDeed =
  | ContestDeed
  /** They count for what the dilemma that is answered requires, wherever they are. */
  | { readonly do: 'count along'; readonly who: Who }
  /** They have the skills of these, too, until the end of the turn. */
  | { readonly do: 'share skills'; readonly who: Who; readonly of: Who }
  /** The player of the card controls them from then on. */
  | { readonly do: 'take control'; readonly who: Who }
  /** The opponent of those who face the dilemma controls the ships and all aboard, and acts with them at once. */
  | { readonly do: 'hand over'; readonly who: Who }
  | { readonly do: 'assimilate'; readonly who: Who }
  /** Onto the ship of those who face the dilemma. */
  | { readonly do: 'beam aboard'; readonly who: Who }
  /** Until the end of the turn. */
  | { readonly do: 'remove'; readonly who: Who; readonly what: readonly (Attribute | 'skills')[] }
  | { readonly do: 'reveal'; readonly who: Who; readonly to: 'you' | 'opponent' }
  /** Once for each of them that is like that. */
  | { readonly do: 'score for each'; readonly who: Who; readonly where: Filter; readonly points: number }
  /** The player protects as many of them as there are cards that protect; the others are called `as`. */
  | { readonly do: 'protect'; readonly who: Who; readonly with: Filter; readonly as: string }
  /** Into two groups as the owner likes; the larger one is called `as`. Groups of one size: which is the larger one, he says. */
  | { readonly do: 'split'; readonly who: Who; readonly as: string; readonly evenly: Clause }
  | { readonly do: 'impose'; readonly who: Who; readonly condition: string; readonly lasting?: true }
  /** He names so many different skills, and they have a level of each for as long as this card is in play. */
  | { readonly do: 'give skills'; readonly who: Who; readonly by: 'you' | 'opponent'; readonly count: number }
  /** Personnel seeded there have been found: what the law says becomes of them. */
  | { readonly do: 'acquire'; readonly who: Who }
  /** Bonus points scored at these locations no longer count. */
  | { readonly do: 'void bonus points'; readonly who: Who }

/** Words of `PersonnelDeed`. */
export const personnelDeeds = [
  'compare',
  'count along',
  'share skills',
  'take control',
  'hand over',
  'assimilate',
  'beam aboard',
  'remove',
  'reveal',
  'score for each',
  'protect',
  'split',
  'impose',
  'give skills',
  'acquire',
  'void bonus points',
] as const satisfies readonly PersonnelDeed['do'][]

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
