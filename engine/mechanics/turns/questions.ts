import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does the card in play double the turn in progress? */
export const doublesThisTurn = flag<{ card: CardId }>()('doubles this turn', true)

/** May the player do without the second turn? */
export const mayForgoATurn = flag<{ player: PlayerName }>()('may forgo a turn', true)

/** How many turns besides his own those cards give the player, all together. */
export const turnsGranted = question<{ player: PlayerName; by: readonly CardId[] }, number>()('turns granted', 1)

/** Is the second turn of two counted where turns are counted? */
export const countsAsATurn = flag<{ turn: number }>()('counts as a turn', true)

/** Does the player whose turn it is order what is due of several cards at one moment? */
export const ordersWhatIsDue = flag<{ player: PlayerName; cards: readonly CardId[] }>()('orders what is due', true)

/** Does he draw that card before what else is due at the end of the turn? */
export const drawsFirst = flag<{ player: PlayerName }>()('draws before what is due')

/** Is the next turn his opponent's, if he has no other one coming? */
export const opponentIsNext = flag<{ player: PlayerName }>()('the opponent is next')

/** Does a player draw a card when his turn ends? */
export const drawsAtTheEnd = flag<{ player: PlayerName }>()('draws at the end of the turn')
