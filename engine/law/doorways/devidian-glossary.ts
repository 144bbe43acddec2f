import { rule } from '../../kernel/rule.ts'
import { isSentThrough } from '../../mechanics/doorways/sent-through.ts'
import { isNeverPlayed, isOfTheFormat } from '../../questions/doorways/sending.ts'
import { isTimeToShow } from '../../questions/doorways/showing.ts'

/** What the Glossary says of a doorway that is never played, but used and shown. */
export const devidianDoor = [
  rule({
    ruling: '1eD-devidian-door-01',
    asked: isNeverPlayed,
    applies: ({ card }, game) => isSentThrough(game, card),
    answer: true,
  }),
  // Any moment of the next turn will do.
  rule({
    ruling: '1eD-devidian-door-07',
    asked: isTimeToShow,
    answer: ({ when }) => when !== 'before the next turn',
  }),
  rule({
    ruling: '1eD-devidian-door-12',
    asked: isOfTheFormat,
    applies: (_, { state }) => !!state.format?.includes('premiere'),
    answer: false,
  }),
]
