import type { Card, Text } from '../text/card.ts'

const text: Text = {
  dilemma: {
    ruling: 'custom-cards-203',
    conditions: {
      any: [
        { skill: 'SECURITY', level: 3 },
        { total: 'strength', over: 40 },
      ],
    },
    effects: [
      { do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', why: 'kill' },
      { do: 'kill', who: { chosen: 'victim' } },
    ],
    discard: true,
    points: 5,
  },
}

export const card: Card = {
  title: 'Chalnoth',
  print: 'whole',
  faq1996: text,
  glossary: text,
}
