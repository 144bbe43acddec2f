import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Firestorm',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-227',
      effects: [{ do: 'kill', who: { these: 'personnel facing', where: { under: { integrity: 5 } } } }],
      discard: true,
    },
  },
}
