import { denial, presumption } from '../../../kernel/rule.ts'
import { isHeldTo, losesWithTheLastOutpost } from '../questions.ts'

const lostWithIt = presumption({
  ruling: 'whoever has lost his only outpost has lost',
  asked: losesWithTheLastOutpost,
  applies: () => true,
  answer: true,
})

/** Whoever has no outpost any more plays with what he has. */
const playsOn = denial('faq96-34-destroyed-outposts-01', lostWithIt, false)

const agreedForGood = presumption({
  ruling: 'what was agreed holds, whatever becomes of the card',
  asked: isHeldTo,
  applies: () => true,
  answer: true,
})

/** When the card is destroyed, what was agreed by it holds no longer. */
const stakesAreLowered = denial('faq96-38-raise-the-stakes-01', agreedForGood, false)

/** What the FAQ says of losing, and of what is lost with the game. */
export const endsOf1996 = [lostWithIt, playsOn, agreedForGood, stakesAreLowered]
