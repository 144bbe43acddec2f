import { isAttributeOfShips } from '../../board/questions.ts'
import { rule } from '../../kernel/rule.ts'

/** A ship has three attributes. */
export const attributesOfShips = rule({
  ruling: '1eS-ship-02',
  asked: isAttributeOfShips,
  answer: ({ attribute }) => ['range', 'weapons', 'shields'].includes(attribute),
})
