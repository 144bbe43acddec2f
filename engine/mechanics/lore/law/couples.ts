import { rule } from '../../../kernel/rule.ts'
import { makesCouple, makesPartners } from '../questions.ts'

/** A lore that names the one and says that the two are or were so makes them partners. */
const romanticallyInvolved = rule({
  ruling: 'cr14-romantic-partner-01',
  asked: makesPartners,
  applies: ({ name }) => name.as === 'romantically involved',
  answer: true,
})

const words = ['husband', 'wife', 'mate', 'married', 'wedded', 'imzadi', 'mistress', 'widow', 'divorced']

/** Words that come to the same. */
const sameMeaning = rule({
  ruling: 'cr14-romantic-partner-04',
  asked: makesPartners,
  applies: ({ name }) => words.includes((name.as ?? '').replace(/^ex-/, '')),
  answer: true,
})

/** A personnel and its romantic partner are a couple. */
const couple = rule({
  ruling: 'cr14-couple-01',
  asked: makesCouple,
  applies: ({ partners }) => partners,
  answer: true,
})

export const couples = [romanticallyInvolved, sameMeaning, couple]
