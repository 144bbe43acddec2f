import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Palor Toff - Alien Trader',
  print: [
    {
      under: ['faq1996'],
      leftOut: 'that he takes no personnel, once each turn, and leaves the game',
      why: 'no board fetches a personnel with him; two of him in a turn are as the FAQ has them, which asks how often an artifact comes back',
    },
    {
      under: ['glossary', 'currentRulings'],
      plays: 'the exchange of which the Glossary speaks, in place of his leaving the game',
    },
  ],
  faq1996: { plays: [{ effects: [{ do: 'regenerate' }] }] },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-329',
        once: 'turn',
        effects: [{ do: 'regenerate', where: { not: { type: 'personnel' } }, exchanged: true }],
      },
    ],
  },
}
