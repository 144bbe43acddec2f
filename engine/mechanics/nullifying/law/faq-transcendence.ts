import { rule } from '../../../kernel/rule.ts'
import { isNullifiedByItsOwn, nullifiedWhileInPlay } from '../questions.ts'

/** What the FAQ says of cards that nullify others for as long as they are in play. */
export const nullifiedInPlay = [
  rule({
    ruling: 'faq96-38-the-traveller-transcendence-02',
    asked: isNullifiedByItsOwn,
    applies: () => true,
    answer: false,
  }),
  rule({
    ruling: 'faq96-38-the-traveller-transcendence-03',
    asked: nullifiedWhileInPlay,
    applies: () => true,
    answer: 'is discarded',
  }),
]
