import { rule } from '../../../kernel/rule.ts'
import { isCalled } from '../../species/questions.ts'
import { nativeQuadrant } from '../questions.ts'

/** A mission is one of the Delta Quadrant by the icon in its point box. */
export const deltaMissions = rule({
  ruling: '1eD-delta-quadrant-01',
  asked: isCalled,
  applies: ({ word }) => word.toLowerCase() === 'delta quadrant mission',
  answer: ({ printed }) => printed.quadrant === 'delta',
})

/** Whatever has the icon is native to the Delta Quadrant. */
export const deltaNatives = rule({
  ruling: '1eD-delta-quadrant-icon-01',
  asked: nativeQuadrant,
  applies: ({ printed: { type, icons = [] } }) =>
    ['personnel', 'ship', 'facility'].includes(type) && icons.includes('delta quadrant'),
  answer: 'delta',
})
