import type { Card, Text } from '../text/card.ts'

const text: Text = {
  dilemma: {
    targets: [{ skill: 'Empathy' }],
    conditions: { all: [{ skill: 'SECURITY' }, { skill: 'MEDICAL' }] },
    effects: [
      { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing', where: { skill: 'Empathy' } },
      { do: 'kill', who: { chosen: 'victim' } },
    ],
  },
}

export const card: Card = {
  title: 'Empathic Echo',
  print: 'whole',
  faq1996: text,
  glossary: text,
}
