import { against, rule } from '../../kernel/rule.ts'
import { goesWithItsPoints, mayBeUsedAgain } from '../../questions/draws-and-discards/questions.ts'
import { isShown } from '../../questions/showing-cards/questions.ts'
import { unlessACardAllows } from './looking.ts'

/** What the Glossary says of discard piles. */
export const glossaryPiles = [
  unlessACardAllows,
  against('1eD-discard-pile-05', isShown, true, {
    not: 'what comes back from a discard pile is for the eyes of its player',
    applies: ({ occasion }) => occasion === 'taken from a discard pile',
  }),
  against('1eD-discard-pile-06', isShown, false, {
    not: 'what comes back from a discard pile is shown, wherever it goes',
    applies: ({ occasion }) => occasion === 'taken from a discard pile to be seeded',
  }),
  rule({
    ruling: '1eD-discard-pile-13',
    asked: goesWithItsPoints,
    answer: ({ scored }) => scored,
  }),
  against('1eD-discard-pile-14', mayBeUsedAgain, false, {
    not: 'an artifact that came back to the hand is used from there',
    applies: ({ from }) => from === 'discard pile',
  }),
]
