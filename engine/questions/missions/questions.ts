import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What stands on each end of a mission. */
export type MissionItem = 'requirements' | 'instructions' | 'attempted by' | 'points' | 'span'

/** What is listed among the requirements of a mission. */
export type Listing = 'skill' | 'attribute' | 'card' | 'characteristics' | 'lack'

/** What is done when a mission is solved. */
export type SolvingStep = 'texts' | 'seeded personnel' | 'artifacts' | 'points'

/** The order of the steps where no ruling states another: lower first. */
export const usualPlace: Readonly<Record<SolvingStep, number>> = {
  points: 0,
  artifacts: 0.5,
  'seeded personnel': 6,
  texts: 5,
}

/** Does the item concern the player only as it stands on the end that faces him? */
export const readsTheFacingEnd = question<{ location: CardId; player: PlayerName; item: MissionItem }, boolean>()(
  'reads the facing end',
  false,
)

/** Are the two instances of one mission persona? */
export const sameMissionPersona = question<{ a: string; b: string }, boolean>()('same mission persona', false)

/** May a player who has seeded the one seed the other? */
export const mayBeSeededBesides = question<{ mission: CardId; seeded: CardId }, boolean>()(
  'may be seeded besides',
  true,
)

/** May it be seeded when the opponent has seeded that one? */
export const mayBeSeededBesidesTheOpponents = flag<{ mission: CardId; seeded: CardId }>()(
  "may be seeded besides the opponent's",
  true,
)

/** Is the mission put on the opponent's, so that there is one location? */
export const isOneLocationWith = flag<{ mission: CardId; seeded: CardId }>()('is one location with')

/** May the player attempt the mission? `own` = it is one of his. */
export const isTheirsToAttempt = flag<{ mission: CardId; player: PlayerName; own: boolean }>()(
  'is theirs to attempt',
  true,
)

/** Is an attempt over between dilemmas? `matched` = somebody who matches the mission is left in it. */
export const endsUnmatched = flag<{ mission: CardId; matched: boolean }>()('ends unmatched')

/** Is the mission, which somebody has completed, completed by the player once more? */
export const mayBeCompletedAgain = flag<{ mission: CardId; doubled: boolean }>()('may be completed again')

/** As how many requirements a listing counts, for texts that speak of those. */
export const countsAsRequirements = question<{ mission: CardId; listing: Listing; level: number }, number>()(
  'counts as requirements',
  0,
)

/** What is required where a replacement asks again for what is required already. */
export const isRequiredTwice = question<{ mission: CardId; listing: Listing }, 'larger' | 'sum'>()(
  'is required twice',
  'larger',
)

/** The place of a step among those that follow when a mission is solved: lower first. */
export const comesInSolving = question<{ mission: CardId; step: SolvingStep }, number>()(
  'comes in solving',
  ({ step }) => usualPlace[step],
)

/** What becomes of a personnel seeded under a mission that is solved. */
export const seededPersonnel = question<
  {
    card: CardId
    player: PlayerName
    own: boolean
    compatible: boolean
    to: 'crew' | 'Away Team'
    under: CardId
  },
  'stays' | 'joins' | 'discarded' | 'captured' | 'house arrest' | 'separate Away Team' | "its player's choice"
>()('seeded personnel', 'joins')

/** Do the restrictions of Borg bind another player who controls the card? */
export const bindsBorgOfAnother = flag<{ card: CardId }>()('binds Borg of another', true)

/** May those of the crew or Away Team be left out of an attempt that the others make? */
export const mayBeHeldBack = flag<{
  mission: CardId
  kind: 'Away Team' | 'crew'
  left: readonly CardId[]
  others: readonly CardId[]
}>()('may be held back', true)

/** May a player attempt a mission that he has attempted earlier in the turn? */
export const mayBeAttemptedAgain = flag<{ mission: CardId; kind: 'Away Team' | 'crew' }>()(
  'may be attempted again',
  true,
)
