import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** How many points win the game. */
export const pointsThatWin = question<{ player: PlayerName }, number>()('points that win', Number.POSITIVE_INFINITY)

/** Are the points of the dilemma, gained or lost, ignored when these personnel meet it? `earned` = it was overcome, or its text scores them. */
export const pointsAreIgnored = flag<{ dilemma: CardId; personnel: readonly CardId[]; earned: boolean }>()(
  'points are ignored',
)
