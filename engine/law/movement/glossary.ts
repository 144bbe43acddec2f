import { against, rule } from '../../kernel/rule.ts'
import { goesIntoSpace } from '../../questions/movement/questions.ts'

const inNoOtherWay = against('1eS-space-transferring-cards-into-03', goesIntoSpace, false, {
  not: 'whatever is aboard a ship can be put into space',
  applies: ({ how }) => how === 'other',
})

/** No card but a ship is put into space. */
export const intoSpace = [
  against('1eS-space-transferring-cards-into-01', goesIntoSpace, false, {
    not: 'whatever can be beamed can be beamed into space',
    applies: ({ how }) => how === 'beam',
  }),
  inNoOtherWay,
  // A card whose text says so is the exception.
  rule({
    ruling: '1eS-space-transferring-cards-into-04',
    asked: goesIntoSpace,
    applies: ({ by }) => by !== undefined,
    answer: true,
    exceptionTo: [inNoOtherWay],
  }),
]
