import { denial, presumption } from '../../kernel/rule.ts'
import { mayLookThrough } from '../../questions/downloading/questions.ts'

/** Discard piles lie face up, after all. */
export const openToAll = presumption({
  ruling: 'anybody may look through a discard pile',
  asked: mayLookThrough,
  applies: ({ place }) => place === 'discard',
  answer: true,
})

/** Nobody looks through a discard pile unless a card allows it. */
export const unlessACardAllows = denial('1eD-discard-pile-02', openToAll, false)
