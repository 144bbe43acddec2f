import { denial, presumption } from '../../../kernel/rule.ts'
import { beginsAnew, isOneTurn } from '../questions.ts'
import { countedOnce } from './presumptions.ts'

const goesOn = presumption({
  ruling: 'the second of two turns goes on where the first one stopped',
  asked: beginsAnew,
  applies: () => true,
  answer: false,
})

const allOfItTwice = presumption({
  ruling: 'a double turn is one turn with everything in it twice',
  asked: isOneTurn,
  applies: () => true,
  answer: true,
})

/** What the Glossary says of double turns. */
export const doubleTurns = [
  denial('1eD-double-turn-01', goesOn, true),
  denial('1eD-double-turn-02', allOfItTwice, false),
  denial('1eD-double-turn-03', countedOnce, true),
]
