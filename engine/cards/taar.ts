import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Taar',
  print: 'whole',
  glossary: {
    uses: [
      {
        ruling: 'custom-cards-502',
        skill: true,
        answers: { to: 'encountered', what: { name: 'Ferengi Attack' }, inQuadrant: true },
        effects: [{ do: 'modify', who: 'answered', attribute: 'dilemma', multiply: 2 }],
      },
    ],
  },
}
