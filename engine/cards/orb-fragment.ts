import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Orb Fragment',
  print: { plays: "all that is printed; how Dal'Rok is played stands with that card" },
  glossary: {
    terms: 'not duplicatable',
    uses: [
      {
        ruling: 'custom-cards-564',
        answers: { to: 'dies', what: { type: 'personnel' }, cause: { name: "Dal'Rok" }, here: true },
        effects: [{ do: 'save', who: 'answered' }],
      },
    ],
  },
}
