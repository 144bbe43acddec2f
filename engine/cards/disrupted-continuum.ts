import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Disrupted Continuum',
  print: { leftOut: 'the dilemma seeded instead', onlyWith: ['seed'], why: 'nobody takes it up' },
  glossary: {
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-421',
        once: 'game',
        answers: { to: 'encountered', what: { type: 'dilemma', not: { icon: 'q' } }, whose: "opponent's" },
        effects: [
          { do: 'discard', who: 'this' },
          { do: 'nullify', who: 'answered' },
        ],
      },
    ],
  },
}
