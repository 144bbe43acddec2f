import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Does a player draw a card when his turn ends? */
export const drawsAtTheEnd = settled<{ player: PlayerName }>()('draws at the end of the turn', false, [
  { custom: 'custom-turns-01', is: true },
  { ruling: 'faq96-12-turns-05', is: true },
])

/** Is the next turn his opponent's, if he has no other one coming? */
export const opponentIsNext = settled<{ player: PlayerName }>()('the opponent is next', false, [
  { custom: 'custom-turns-03', is: true },
  { ruling: 'faq96-12-turns-03', is: true },
])

/** May the player do without the second turn? */
export const mayForgoATurn = settled<{ player: PlayerName }>()('may forgo a turn', false, [
  { ruling: 'faq96-33-horgahn-02', is: true, not: 'whoever has a turn takes it' },
])

/** Is the second turn of two counted where turns are counted? */
export const countsAsATurn = settled<{ turn: number }>()('counts as a turn', true, [
  { ruling: 'faq96-12-turns-21', is: true, not: 'a double turn counts as one turn' },
  { ruling: '1eD-double-turn-03', is: true, not: 'a double turn counts as one turn' },
])

/** Does he draw that card before what else is due at the end of the turn? */
export const drawsFirst = settled<{ player: PlayerName }>()('draws before what is due', false, [
  { ruling: 'faq96-12-turns-06', is: false, not: 'the card is drawn before what is due at the end of the turn' },
])

/** Does the player whose turn it is order what is due of several cards at one moment? */
export const ordersWhatIsDue = settled<{ player: PlayerName; cards: readonly CardId[] }>()('orders what is due', true, [
  { ruling: 'faq96-12-turns-07', is: true, not: 'what is due comes in the order of the table' },
])

/** Does what is due at the start of a turn come before all else that its player does? */
export const startComesFirst = settled<{ player: PlayerName }>()('the start comes first', true, [
  { ruling: 'faq96-12-turns-08', is: true, not: 'what is due at the start of a turn may come later in it' },
])

/** Does the second of two turns begin as any other does? */
export const beginsAnew = settled<{ player: PlayerName }>()('the second turn begins anew', true, [
  { ruling: 'faq96-12-turns-26', is: true, not: 'the second of two turns is the rest of the first one' },
  { ruling: '1eD-double-turn-01', is: true, not: 'the second of two turns goes on where the first one stopped' },
])

/** Is a double turn one turn in which he has all of it twice? */
export const isOneTurn = settled<{ player: PlayerName }>()('a double turn is one turn', false, [
  { ruling: '1eD-double-turn-02', is: false, not: 'a double turn is one turn with everything in it twice' },
])
