import type { Card } from '../text/card.ts'

const away = [
  { do: 'discard', who: 'this' },
  { do: 'discard', who: { topOfDeck: 1 } },
] as const

export const card: Card = {
  title: 'Timepod Ring',
  print: 'whole',
  faq1996: {
    plays: [{ stays: true }],
    uses: [
      {
        on: { name: 'Quantum Singularity Lifeforms' },
        effects: [...away, { do: 'cure', who: 'target' }],
      },
      {
        ruling: 'custom-cards-68',
        answers: { to: 'encountered', what: { type: 'dilemma', icon: 'au' } },
        effects: [...away, { do: 'nullify', who: 'answered' }],
      },
      {
        ruling: 'custom-cards-69',
        name: 'second',
        once: 'turn',
        effects: [{ do: 'reveal', who: { topOfDeck: 1 }, to: 'you' }],
      },
    ],
  },
}
