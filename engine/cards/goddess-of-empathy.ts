import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Goddess of Empathy',
  print: [
    {
      under: ['faq1996'],
      plays: 'that it comes into play',
      leftOut: 'what may not be played under it',
      why: 'it is answered as it is played, or nothing that it forbids is tried later',
    },
    { under: ['glossary', 'currentRulings'], lies: ['core'] },
  ],
  faq1996: { plays: [{ stays: true }] },
  glossary: {
    plays: [{ stays: true }],
    forbidsPlaying: {
      ruling: 'custom-cards-407',
      what: { type: 'interrupt', not: { name: ['Kevin Uxbridge', 'Q2'] } },
    },
    timed: [
      {
        ruling: 'custom-cards-60',
        at: 'turn ends',
        whose: 'yours',
        after: 'one full turn',
        effects: [{ do: 'discard', who: 'this' }],
      },
    ],
  },
}
