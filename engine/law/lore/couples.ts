import { rule } from '../../kernel/rule.ts'
import { makesCouple, makesPartners, partnersOnOneCard } from '../../questions/lore/questions.ts'

const words = ['husband', 'wife', 'mate', 'married', 'wedded', 'imzadi', 'mistress', 'widow', 'divorced']

export const couples = [
  // A lore that names the one and says that the two are or were so makes them partners.
  rule({
    ruling: 'cr14-romantic-partner-01',
    asked: makesPartners,
    applies: ({ name }) => name.as === 'romantically involved',
    answer: true,
  }),
  // Words that come to the same.
  rule({
    ruling: 'cr14-romantic-partner-04',
    asked: makesPartners,
    applies: ({ name: { as } }) => words.some(word => as === word || as === `ex-${word}`),
    answer: true,
  }),
  // The two on one card, whose lore is of both.
  rule({
    ruling: 'cr14-sergey-and-helena-01',
    asked: partnersOnOneCard,
    applies: ({ card }) => card.title === 'Sergey and Helena',
    answer: true,
  }),
  // A personnel and its romantic partner are a couple.
  rule({
    ruling: 'cr14-couple-01',
    asked: makesCouple,
    applies: ({ partners }) => partners,
    answer: true,
  }),
]
