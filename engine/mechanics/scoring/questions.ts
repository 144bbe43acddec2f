import type { PlayerName } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** How many points win the game. */
export const pointsThatWin = question<{ player: PlayerName }, number>()('points that win', Number.POSITIVE_INFINITY)
