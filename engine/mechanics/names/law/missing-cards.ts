import { findCard } from '../../../../cards/catalogue.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { isAFault } from '../questions.ts'

const faulty = presumption({
  ruling: 'a card that names one of which there is none is of no use',
  asked: isAFault,
  applies: ({ name }) => {
    const card = findCard(name)
    return card === undefined || (card.printed ?? '') > '1996-05-14'
  },
  answer: true,
})

/** Cards name others that are still to come. */
export const missingCards = [denial('faq96-11-missing-cards-01', faulty, false)]
