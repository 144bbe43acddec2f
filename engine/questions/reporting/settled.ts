import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** What a player pays with for playing or reporting a card. */
export const paysWith = settled<{ player: PlayerName }, 'nothing' | 'a card play' | 'counters'>()(
  'pays with',
  'nothing',
  [
    { custom: 'custom-reporting-01', is: 'a card play' },
    { custom: 'custom-reporting-04', is: 'counters' },
  ],
)

/** How many counters a player has each turn. */
export const countersEachTurn = settled<{ player: PlayerName }, number>()('counters each turn', 0, [
  { custom: 'custom-reporting-05', is: 7 },
])

/** Is a group of cards that counts as one card play played besides another card play? */
export const groupComesBesides = settled<{ player: PlayerName }>()('a group comes besides', false, [
  { ruling: 'faq96-38-red-alert-02', is: false, not: 'a group of cards is played besides the card play of the turn' },
])

/** Are cards of the other player's played at the mission that is a headquarters? */
export const receivesTheOpponents = settled<{ headquarters: CardId; player: PlayerName }>()(
  "receives the opponent's",
  true,
  [{ custom: 'custom-reporting-31', is: false }],
)

/** Is the card reported although its player cannot pay what another card asks for that? */
export const isReportedUnpaid = settled<{ card: CardId; by: CardId }>()('is reported unpaid', true, [
  { custom: 'custom-reporting-91', is: false },
])

/** Is the card reported to what is neither a facility nor a headquarters, though no card lets it? */
export const reportsElsewhere = settled<{ card: CardId; to: CardId }>()('is reported elsewhere', true, [
  { custom: 'custom-reporting-92', is: false },
])

/** Is the card stopped as it is reported, for the rest of the turn? */
export const arrivesStopped = settled<{ card: CardId }>()('arrives stopped', true, [
  { custom: 'custom-reporting-93', is: false },
])

/** Is a card played on what is not in play, or aimed at it, though its text speaks of no other place? */
export const reachesOutOfPlay = settled<{ card: CardId; target: CardId }>()('reaches out of play', true, [
  { custom: 'custom-reporting-94', is: false },
])
