import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** As what a seed card comes up in an attempt. */
export type ComesUp = 'dilemma' | 'Q-Flash' | 'in a Q-Flash' | 'mis-seed'

/** Is the attempt that the player is about to make the initial one of the mission? */
export const isTheInitialAttempt = question<{ mission: CardId; player: PlayerName }, boolean>()(
  'is the initial attempt',
  ({ mission, player }, game) =>
    !game.state.history.some(d => d.kind === 'attempt' && d.card === mission && d.player === player),
)

/** Is the card the first dilemma of the attempt? */
export const isTheFirstDilemma = question<{ card: CardId; as: ComesUp }, boolean>()(
  'is the first dilemma',
  ({ as }) => as === 'dilemma',
)

/** Is a dilemma encountered that was seeded under a mission of a kind to which it does not belong? */
export const isEncountered = flag<{ dilemma: CardId; mission: CardId }>()('is encountered', true)
