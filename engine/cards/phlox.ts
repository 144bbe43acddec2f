import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Phlox',
  print: 'whole',
  currentRulings: {
    uses: [
      {
        ruling: 'custom-cards-76',
        answers: { to: 'killed', what: { type: 'personnel', affiliation: 'starfleet' }, present: true },
        discarding: 2,
        effects: [{ do: 'take into hand', who: 'answered' }],
      },
    ],
  },
}
