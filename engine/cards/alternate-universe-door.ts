import type { Card, Text } from '../text/card.ts'

const asSeeded: Text = { seeds: {} }

export const card: Card = {
  title: 'Alternate Universe Door',
  print: [
    {
      under: ['faq1996'],
      plays: 'that it is open, and as the FAQ has it that it is played onto the table later, too',
      leftOut: 'what it is played for and discarded, but for Revolving Door',
      why: 'no other card that it would answer is on a board',
    },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: 'what it does about Q-Net, Subspace Schism and Temporal Rift',
      why: 'none of them is on its boards',
    },
  ],
  /** As the FAQ of 1996 has it, which lets it be played onto the table as well. */
  faq1996: {
    ...asSeeded,
    admits: [{ ruling: 'faq96-310-au-doorway-04', where: { icon: 'au' } }],
    plays: [
      {
        ruling: 'faq96-310-au-doorway-09',
        on: { name: 'Revolving Door' },
        effects: [{ do: 'nullify', who: 'target' }],
      },
      { stays: true },
    ],
  },
  glossary: {
    ...asSeeded,
    admits: [{ where: { icon: 'au' } }],
    plays: [{ on: { name: 'Revolving Door' }, effects: [{ do: 'nullify', who: 'target' }] }],
  },
}
