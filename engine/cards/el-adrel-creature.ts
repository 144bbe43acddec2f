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
  /** What it kills unless they have is a condition: those who do not meet it are stopped. */
  glossary: {
    dilemma: {
      ruling: 'custom-cards-16',
      selects: [{ do: 'select', as: 'attacked', by: 'owner', count: 2, from: 'personnel facing', most: 'strength' }],
      conditions: { total: 'strength', over: 16 },
      among: 'attacked',
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: { chosen: 'attacked' } },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
    },
  },
}
