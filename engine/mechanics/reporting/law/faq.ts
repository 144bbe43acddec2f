import { denial, presumption } from '../../../kernel/rule.ts'
import { groupComesBesides } from '../questions.ts'

const besides = presumption({
  ruling: 'a group of cards is played besides the card play of the turn',
  asked: groupComesBesides,
  applies: () => true,
  answer: true,
})

/** Who plays another card in a turn plays no group in it. */
export const eitherGroupOrOther = denial('faq96-38-red-alert-02', besides, false)
