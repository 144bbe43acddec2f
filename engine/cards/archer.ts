import type { Card, Text } from '../text/card.ts'

const archer: Text = {
  dilemma: {
    ruling: 'custom-cards-200',
    conditions: { all: [{ skill: 'SECURITY' }, { skill: 'MEDICAL' }] },
    effects: [
      { do: 'select', as: 'victim', count: 1, from: 'personnel facing', most: 'attributes' },
      { do: 'kill', who: { chosen: 'victim' } },
    ],
    discard: true,
  },
}

export const card: Card = {
  title: 'Archer',
  print: 'whole',
  faq1996: archer,
  glossary: archer,
}
