import type { Card, Text } from '../text/card.ts'

/** What it kills unless they have is a condition: those who do not meet it are stopped. */
const elAdrelCreature: Text = {
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
}

export const card: Card = {
  title: 'El-Adrel Creature',
  print: 'whole',
  faq1996: elAdrelCreature,
  glossary: elAdrelCreature,
}
