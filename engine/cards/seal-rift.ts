import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Seal Rift',
  print: 'whole',
  glossary: {
    receives: [{ where: { type: 'ship', icon: 'au' }, until: { ruling: 'custom-cards-481', is: 'completed' } }],
    admits: [{ ruling: '1eS-seal-rift-01', where: { icon: 'au' }, ways: ['report'], here: true }],
  },
}
