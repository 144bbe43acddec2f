import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What lets cards mix that otherwise would not. */
export type Mixing = 'treaty' | 'regardless of affiliation'

/** Does the card, whose text says so, not work with the other one? */
export const doesNotWorkWith = flag<{ card: CardId; other: CardId }>()('does not work with')

/** Do the two go together by their affiliations, if no card says otherwise? */
export const affiliationsGoTogether = flag<{ a: CardId; b: CardId }>()('affiliations go together', true)

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
