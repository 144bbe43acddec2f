import type { Card, Text } from '../text/card.ts'

const varonTDisruptor: Text = {
  standing: [
    {
      affects: { all: { type: 'personnel', whose: 'yours', presentWith: { name: 'Varon-T Disruptor' } } },
      multiply: { strength: 2 },
      together: { ruling: 'custom-cards-01' },
    },
  ],
}

export const card: Card = {
  title: 'Varon-T Disruptor',
  print: 'whole',
  faq1996: varonTDisruptor,
  glossary: varonTDisruptor,
}
