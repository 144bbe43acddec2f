import { rule } from '../../kernel/rule.ts'
import { isCalled } from '../../questions/species/questions.ts'

/** A ship is a card of that type, whatever else is called so. */
export const typeOfCard = rule({
  ruling: '1eS-ship-01',
  asked: isCalled,
  applies: ({ word }) => word.toLowerCase() === 'ship',
  answer: ({ printed }) => printed.type === 'ship',
})
