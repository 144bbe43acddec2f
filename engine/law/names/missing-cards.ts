import { findCard } from '../../../cards/catalogue.ts'
import { against } from '../../kernel/rule.ts'
import { isAFault } from '../../questions/names/questions.ts'

/** Cards name others that are still to come. */
export const missingCards = [
  against('faq96-11-missing-cards-01', isAFault, false, {
    not: 'a card that names one of which there is none is of no use',
    applies: ({ name }) => {
      const card = findCard(name)
      return card === undefined || (card.printed ?? '') > '1996-05-14'
    },
  }),
]
