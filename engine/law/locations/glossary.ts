import { rule } from '../../kernel/rule.ts'
import { nativeQuadrant } from '../../questions/locations/questions.ts'
import { isCalled } from '../../questions/species/questions.ts'

/** A mission is one of the Delta Quadrant by the icon in its point box. */
export const deltaMissions = rule({
  ruling: '1eD-delta-quadrant-01',
  asked: isCalled,
  applies: ({ word }) => word.toLowerCase() === 'delta quadrant mission',
  answer: ({ printed }) => printed.quadrant === 'delta',
})

const otherQuadrant = /^(alpha|gamma|mirror) quadrant mission$/i

/** A mission is of the quadrant whose symbol is in its point box, and without one of the Alpha Quadrant. */
export const quadrantsOfMissions = rule({
  ruling: '1eS-seed-phases-15',
  asked: isCalled,
  applies: ({ word }) => otherQuadrant.test(word),
  answer: ({ printed: { type, quadrant = 'alpha' }, word }) =>
    type === 'mission' && otherQuadrant.exec(word)?.[1]?.toLowerCase() === quadrant,
})

/** Whatever has the icon is native to the Delta Quadrant. */
export const deltaNatives = rule({
  ruling: '1eD-delta-quadrant-icon-01',
  asked: nativeQuadrant,
  applies: ({ printed: { type, icons = [] } }) =>
    ['personnel', 'ship', 'facility'].includes(type) && icons.includes('delta quadrant'),
  answer: 'delta',
})
