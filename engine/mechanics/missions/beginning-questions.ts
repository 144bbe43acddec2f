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

/** May the player do without the attempt for which he has played a card in vain? */
export const mayBeCalledOff = flag<{ mission: CardId; player: PlayerName }>()('may be called off')

/** Is the card the first dilemma of the attempt? */
export const isTheFirstDilemma = question<{ card: CardId; as: ComesUp }, boolean>()(
  'is the first dilemma',
  ({ as }) => as === 'dilemma',
)

/** Does what discards the first dilemma wait for another attempt if there was none in this one? */
export const waitsForAnotherAttempt = flag<{ card: CardId }>()('waits for another attempt')

/** What of a combo is discarded with that? */
export const partDiscarded = question<{ dilemma: CardId }, 'whole' | 'first part'>()('part discarded', 'whole')

/** When is the other part met? */
export const otherPartIsMet = question<{ dilemma: CardId }, 'at once' | 'next attempt'>()(
  'other part is met',
  'next attempt',
)

/** Is a dilemma encountered that was seeded under a mission of a kind to which it does not belong? */
export const isEncountered = flag<{ dilemma: CardId; mission: CardId }>()('is encountered', true)

/** May a player play what is played just before an attempt on the ship of the opponent, who is about to make it? */
export const mayPrepareTheOpponent = flag<{ ship: CardId; player: PlayerName }>()('may prepare the opponent', true)
