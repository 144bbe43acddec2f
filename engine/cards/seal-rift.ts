import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Seal Rift',
  print: 'whole',
  glossary: {
    receives: { type: 'ship', icon: 'au' },
    receivesUntil: { ruling: 'custom-cards-481', is: 'completed' },
    admits: [{ ruling: '1eS-seal-rift-01', where: { icon: 'au' }, ways: ['report'], here: true }],
  },
}
