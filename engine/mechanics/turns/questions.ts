import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { WordsOfTime } from '../../text/text.ts'
import type { TurnWords } from './words.ts'

/** Does the card in play double the turn in progress? */
export const doublesThisTurn = flag<{ card: CardId }>()('doubles this turn', true)

/** May the player do without the second turn? */
export const mayForgoATurn = flag<{ player: PlayerName }>()('may forgo a turn')

/** Is a double turn one turn in which he has all of it twice? */
export const isOneTurn = flag<{ player: PlayerName }>()('a double turn is one turn')

/** Does the second of two turns begin as any other does? */
export const beginsAnew = flag<{ player: PlayerName }>()('the second turn begins anew', true)

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

/** From whose point of view does the card speak of turns? `host` = what it lies on. */
export const subjectOfTurns = question<
  { card: CardId; host: CardId | undefined; affects: TurnWords['affects'] },
  PlayerName
>()('subject of turns', (_, game) => game.state.turn.player)

/** Which turns does the word on a card mean? `underWay` = with the one in which the card came to where it is. */
export const turnsMeant = question<
  { card: CardId; word: TurnWords['word'] },
  { readonly ofBoth: boolean; readonly underWay?: true }
>()('turns meant', () => ({ ofBoth: true, underWay: true }))

/** When does what is to last so long end? */
export const lastsUntil = question<
  { card: CardId; subject: PlayerName; words: WordsOfTime },
  'the turn in progress is over' | "the subject's next turn is over" | 'the card leaves play'
>()('lasts until', 'the card leaves play')

/** Does what is due at the start of a turn come before all else that its player does? */
export const startComesFirst = flag<{ player: PlayerName }>()('the start comes first', true)
