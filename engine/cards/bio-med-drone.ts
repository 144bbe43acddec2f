import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Bio-med Drone',
  print: 'whole',
  glossary: {
    uses: [
      {
        ruling: 'custom-cards-63',
        skill: true,
        once: 'turn, each copy',
        says: 'every turn',
        answers: { to: 'killed', what: { type: 'personnel', affiliation: 'borg', whose: 'yours' }, present: true },
        effects: [{ do: 'place', who: 'answered', to: 'bottom of the draw deck' }],
      },
    ],
  },
}
