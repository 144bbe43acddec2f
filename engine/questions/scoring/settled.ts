import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** How many points win the game. */
export const pointsThatWin = settled<{ player: PlayerName }, number>()('points that win', Number.POSITIVE_INFINITY, [
  { custom: 'custom-scoring-01', is: 100 },
])

/** What a card is worth that is worth more or less with what is in play. */
export const isWorthWhatItWas = settled<{ card: CardId }>()('is worth what it was', false, [
  { ruling: 'faq96-33-ressikan-flute-04', is: false, not: 'a card is worth what it was worth when it was earned' },
])

/** Is that scored again at the end of every turn? */
export const isScoredEveryTurn = settled<{ card: CardId }>()('is scored every turn', false, [
  { ruling: 'faq96-33-ressikan-flute-03', is: false, not: 'a card scores what it is worth every turn' },
])

/** Does every level of the skill count? */
export const everyLevelCounts = settled<{ card: CardId; by: CardId }>()('every level counts', false, [
  { ruling: 'faq96-33-ressikan-flute-06', is: false, not: 'every level of a skill counts' },
])

/** Does a player win by points that may be lost again? */
export const winsByWhatMayBeLost = settled<{ player: PlayerName }>()('wins by what may be lost', true, [
  { ruling: 'faq96-33-ressikan-flute-05', is: true, not: 'points that may be lost again do not win the game' },
])

/** What comes of it where one has; `with the other` = as soon as that of the other player has as well. */
type EndOfADeck = 'the higher score wins' | 'the higher score wins with the other' | 'nothing'

/** What comes of it where one has. */
export const endOfADeck = settled<{ player: PlayerName }, EndOfADeck>()('end of a draw deck', 'nothing', [
  { custom: 'custom-scoring-22', is: 'the higher score wins with the other' },
  { ruling: 'faq96-25-exhausted-deck-01', is: 'the higher score wins' },
])

/** Does it come at once, although the turn is not over? */
export const comesAtOnce = settled<{ player: PlayerName }>()('comes at once', false, [
  { ruling: 'faq96-25-exhausted-deck-03', is: true, not: 'a turn is ended before the game is' },
])

/** Has a player lost with the last of his outposts? */
export const losesWithTheLastOutpost = settled<{ player: PlayerName }>()('loses with the last outpost', false, [
  { ruling: 'faq96-34-destroyed-outposts-01', is: false, not: 'whoever has lost his only outpost has lost' },
])

/** Does what was agreed by a card hold when that has left play? */
export const isHeldTo = settled<{ card: CardId }>()('is held to', false, [
  { ruling: 'faq96-38-raise-the-stakes-01', is: false, not: 'what was agreed holds, whatever becomes of the card' },
])
