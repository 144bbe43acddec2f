import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

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

/** How many artifacts a player may seed under a mission that are not seeded there by the text of a card. */
export const artifactsAtMost = question<{ player: PlayerName; mission: CardId }, number>()(
  'artifacts at most',
  Number.POSITIVE_INFINITY,
)

/** Is a card refused that would be a mis-seed, and not found out later? */
export const isRefusedAtOnce = flag<{ card: CardId; mission: CardId }>()('is refused at once')
