import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What lets cards mix that otherwise would not. */
export type Mixing = 'treaty' | 'regardless of affiliation'

/** Does the card, whose text says so, not work with the other one; even though they are compatible by their affiliations? */
export const doesNotWorkWith = flag<{ card: CardId; other: CardId; evenThoughCompatible?: true }>()(
  'does not work with',
)

/** Cards of affiliations that are compared, by what they have; `of` = the two, where they are on the board. */
export interface Pair {
  readonly own: readonly string[]
  readonly there: readonly string[]
  readonly of?: readonly [CardId, CardId]
}

/** Do a card of these affiliations and one of those go together, if no card says otherwise? */
export const affiliationsGoTogether = flag<Pair>()('affiliations go together', true)

/** Do the two mix by what lets cards mix? */
export const mayMixBy = flag<{ a: CardId; b: CardId; by: Mixing }>()('may mix by')

/** What cards do together: be of one crew or Away Team, be aboard a ship or facility, come into play there. */
export type Joining = 'mix' | 'board' | 'report'

/** May the card join the other one in this? `aboard` = where they mix, if that is not on a planet. */
export const mayJoin = question<
  { card: CardId; other: CardId; to: Joining; compatible: boolean; aboard?: CardId },
  boolean
>()('may join', true, 'to')

/** Does the personnel pass for one of these affiliations, although it is of none of them? */
export const passesForMatching = flag<{
  personnel: CardId
  affiliations: readonly string[]
  to: 'staff' | 'attempt'
}>()('passes for matching')

/** Who is put under house arrest where some aboard do not go with the others, or with the ship or facility. */
export const whoIsArrested = question<{ aboard: CardId }, 'nobody' | 'whoever does not match' | 'the fewer'>()(
  'is put under house arrest',
  'nobody',
)

/** Does what lets cards mix lift what a text says? `of` = what it says it of. */
export const liftsWhatATextSays = question<
  { card: CardId; other: CardId; by: Mixing; of: 'affiliations' | 'something else' },
  boolean
>()('lifts what a text says', false)

/** What becomes of the card when it comes to be with one that it does not work with. */
export const becomesOfAMixture = question<
  { card: CardId; on: 'planet' | 'ship or facility' },
  'nothing' | 'separate Away Team' | 'house arrest'
>()('becomes of a mixture', 'nothing')

/** May a player bring the two together who do not work together? */
export const mayBeBroughtTogether = question<{ card: CardId; other: CardId }, boolean>()(
  'may be brought together',
  true,
)

/** Where a mission asks for different affiliations, does the card count? `listed` = the mission names its own. */
export const countsAmongAffiliations = flag<{ mission: CardId; card: CardId; listed: boolean }>()(
  'counts among affiliations',
  true,
)

/** Must somebody match a mission for which all affiliations mix? */
export const mustMatchTheMission = flag<{ mission: CardId; mixing: boolean }>()('must match the mission', true)

/** Do those who may mix to attempt the mission mix there at the moment? */
export const mixAtTheMission = question<{ mission: CardId; attempting: boolean }, boolean>()(
  'mix at the mission',
  ({ attempting }) => attempting,
)

/** Are the two members of one Away Team or crew? */
export const sameTeam = flag<{ a: CardId; b: CardId }>()('same team', true)

/** Is an assimilated personnel of the Borg affiliation? @alone one basic rule says it, and every comparison of affiliations asks it. */
export const countsAsBorg = flag<{ card: CardId }>()('counts as a Borg', true)
