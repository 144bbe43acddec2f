import type { PlayerName, State } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

export type Phase = State['turn']['phase']

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
