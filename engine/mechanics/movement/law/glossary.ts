import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { goesIntoSpace } from '../questions.ts'

const byBeaming = presumption({
  ruling: 'whatever can be beamed can be beamed into space',
  asked: goesIntoSpace,
  applies: ({ how }) => how === 'beam',
  answer: true,
})

const otherwise = presumption({
  ruling: 'whatever is aboard a ship can be put into space',
  asked: goesIntoSpace,
  applies: ({ how }) => how === 'other',
  answer: true,
})

const inNoOtherWay = denial('1eS-space-transferring-cards-into-03', otherwise, false)

/** A card whose text says so is the exception. */
const byItsText = rule({
  ruling: '1eS-space-transferring-cards-into-04',
  asked: goesIntoSpace,
  applies: ({ by }) => by !== undefined,
  answer: true,
  exceptionTo: [inNoOtherWay],
})

/** No card but a ship is put into space. */
export const intoSpace = [denial('1eS-space-transferring-cards-into-01', byBeaming, false), inNoOtherWay, byItsText]
