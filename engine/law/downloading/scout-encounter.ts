import { against } from '../../kernel/rule.ts'
import { actsAgain } from '../../questions/movement/questions.ts'

export const shipsOutOfTurn = [
  // The one choice made, ship and crew do nothing more until their owner's turn.
  against('1eS-scout-encounter-09', actsAgain, false, {
    not: 'what a ship may do it may do one after the other',
    applies: ({ done }) => done !== 'do nothing',
  }),
]
