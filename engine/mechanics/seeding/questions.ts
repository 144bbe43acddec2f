import type { CardId, PlayerName } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** How many cards a player may seed besides those that seed for free. */
export const seedCardsAtMost = question<{ player: PlayerName }, number>()(
  'seed cards at most',
  Number.POSITIVE_INFINITY,
)

/** Is the card, which is on the table, one of those? */
export const countsAsASeedCard = question<{ card: CardId; downloaded: boolean }, boolean>()(
  'counts as a seed card',
  true,
)
