import { custom } from '../../kernel/rule.ts'
import { fallsWithItsTarget, fallsWithoutAValidTarget } from '../../questions/timing/settled.ts'

export const timingBasics = [
  // An objective goes when its target has left play,
  custom({
    ruling: 'custom-timing-41',
    asked: fallsWithItsTarget,
    applies: ({ card }, game) => game.facts(card).type === 'objective',
    answer: true,
  }),
  // and when that is no target for it any more.
  custom({
    ruling: 'custom-timing-42',
    asked: fallsWithoutAValidTarget,
    applies: ({ card }, game) => game.facts(card).type === 'objective',
    answer: true,
  }),
]
