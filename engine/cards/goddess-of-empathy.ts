import type { Card, Text } from '../text/card.ts'

const goddessOfEmpathy: Text = {
  plays: [{ stays: true }],
  prevents: {
    ruling: 'custom-cards-407',
    playing: { type: 'interrupt', not: { name: ['Kevin Uxbridge', 'Q2'] } },
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
}

export const card: Card = {
  title: 'Goddess of Empathy',
  print: { lies: ['core'] },
  faq1996: goddessOfEmpathy,
  glossary: goddessOfEmpathy,
}
