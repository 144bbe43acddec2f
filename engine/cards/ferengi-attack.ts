import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ferengi Attack',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-503',
      conditions: { any: [{ total: ['cunning', 'strength'], over: 68 }, { skill: 'Greed' }] },
      effects: [
        { do: 'select', as: 'killed', by: 'opponent', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'killed' } },
      ],
      discard: true,
    },
  },
}
