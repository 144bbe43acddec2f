import { custom, rule } from '../../kernel/rule.ts'
import { isOfClass } from '../../questions/species/questions.ts'

/** The class of a ship stands in the box below its image. */
const inTheBox = rule({
  ruling: '1eS-ship-class-01',
  asked: isOfClass,
  answer: ({ printed, class: name }) => printed.class === name,
})

/** One ship counts as of the class after which its own is called, */
const advanced = rule({
  ruling: '1eD-dderidex-advanced-01',
  asked: isOfClass,
  applies: ({ printed: { title }, class: name }) => title === "D'deridex Advanced" && name === "D'deridex",
  answer: true,
  exceptionTo: [inTheBox],
})

export const shipClass = [
  inTheBox,
  // "Unknown" is no class.
  rule({
    ruling: '1eS-ship-class-02',
    asked: isOfClass,
    applies: ({ class: name }) => name === 'Unknown',
    answer: false,
    exceptionTo: [inTheBox],
  }),
  advanced,
  // unless a card excludes it.
  rule({
    ruling: '1eD-dderidex-advanced-03',
    asked: isOfClass,
    applies: ({ printed, except }) => printed.class === except,
    answer: false,
    exceptionTo: [inTheBox, advanced],
  }),
]

/** Where no document at hand says where the class stands. */
export const classAsPrinted = custom({
  ruling: 'custom-species-09',
  asked: isOfClass,
  applies: inTheBox.applies,
  answer: inTheBox.answer,
})
