import type { PlayerName, State } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

type Phase = State['turn']['phase']

/** Do the players seed in turns? */
export const alternates = flag<{ phase: Phase }>()('players alternate while seeding')

/** How many cards a player seeds before it is the other one's turn. */
export const cardsASeedingTurn = question<{ player: PlayerName }, number>()(
  'cards a seeding turn',
  Number.POSITIVE_INFINITY,
)

/** Who takes the first turn of a phase, that of play among them; `next` = whose turn it would be. */
export const beginsThePhase = question<{ phase: Phase; next: PlayerName }, PlayerName>()(
  'begins the phase',
  ({ next }) => next,
)

/** May a player pass on his turn of a seed phase? */
export const mayPassWhileSeeding = question<{ player: PlayerName; phase: Phase; missionsLeft: boolean }, boolean>()(
  'may pass while seeding',
  true,
)

/** Must a player who has missions left seed one of them before any other card of the mission phase? */
export const missionComesFirst = flag<{ player: PlayerName }>()('a mission comes first')

/** How many passes in a row end a seed phase. */
export const passesThatEnd = question<{ phase: Phase }, number>()('passes that end a phase', 1)

/** May a player who has passed seed again in the same phase? */
export const comesBackIn = flag<{ player: PlayerName; phase: Phase }>()('comes back in', true)

/** Are facilities seeded before dilemmas? */
export const facilitiesBeforeDilemmas = flag<{ phase: Phase }>()('facilities come before dilemmas')

/** Do seed cards that nobody has seeded leave the game when the seed phases are over? */
export const unusedSeedsLeave = flag<{ player: PlayerName }>()('unused seeds leave the game')
