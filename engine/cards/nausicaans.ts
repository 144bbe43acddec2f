import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Nausicaans',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-316',
      conditions: { total: 'strength', over: 44 },
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
    },
  },
}
