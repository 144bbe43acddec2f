import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Prison Break',
  print: { leftOut: 'that they are two at the most', onlyWith: ['seed'], why: 'one is seeded there' },
  glossary: { letsSeed: { where: { type: 'personnel', icon: 'delta quadrant' } } },
}
