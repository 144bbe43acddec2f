import type { Card, Text } from '../text/card.ts'

const elAdrelCreature: Text = {
  dilemma: {
    effects: [
      { do: 'select', as: 'attacked', by: 'owner', count: 2, from: 'personnel facing', most: 'strength' },
      {
        do: 'select',
        as: 'victim',
        by: 'chance',
        count: 1,
        from: { chosen: 'attacked' },
        among: { chosen: 'attacked' },
        unless: { total: 'strength', over: 16 },
      },
      { do: 'kill', who: { chosen: 'victim' } },
    ],
  },
}

export const card: Card = {
  title: 'El-Adrel Creature',
  print: 'whole',
  faq1996: elAdrelCreature,
  glossary: elAdrelCreature,
}
