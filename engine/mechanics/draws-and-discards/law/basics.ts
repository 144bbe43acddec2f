import { custom } from '../../../kernel/rule.ts'
import { counterPriceOfADraw } from '../questions.ts'

/** In Second Edition a counter buys a card from the draw deck. */
const aCounterACard = custom({
  ruling: 'custom-draws-and-discards-50',
  beside: ['rulebook'],
  asked: counterPriceOfADraw,
  applies: () => true,
  answer: 1,
})

export const drawingBasics = [aCounterACard]
