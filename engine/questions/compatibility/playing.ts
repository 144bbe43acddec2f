import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** To which of the factions whose icons it has does a card belong? */
export const belongsToFactions = question<{ printed: CardFacts; icons: readonly string[] }, readonly string[]>()(
  'belongs to factions',
  ({ icons }) => icons.slice(0, 1),
)

/** How a card shows what its player plays; `in play` = it lay there already when the game was taken up. */
export type Use =
  | 'played'
  | 'seeded face up'
  | 'seeded face down'
  | 'acquired'
  | 'used in a mode'
  | 'in play'
  | "opponent's, under control"

/** Does the card, used like that, make a player of its affiliation of him? */
export const makesAPlayer = question<{ player: PlayerName; card: CardId; use: Use }, boolean>()(
  'makes a player of its affiliation',
  false,
  'use',
)
