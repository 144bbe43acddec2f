import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Armus - Skin of Evil',
  print: 'whole',
  faq1996: {
    dilemma: {
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
    },
  },
  glossary: {
    dilemma: {
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
    },
  },
}
