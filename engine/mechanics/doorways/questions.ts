import type { CardId, PlayerName } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** May the player play, report or seed the card, as far as doorways are concerned? */
export const comesThrough = question<{ card: CardId; player: PlayerName }, boolean>()('comes through', true)
