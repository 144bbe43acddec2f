import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Birth of "Junior"',
  print: 'whole',
  faq1996: {
    dilemma: {
      placedOn: 'ship',
      cures: [{ ruling: 'faq96-321-dilemmas-05', needs: { skill: 'ENGINEER', level: 3 } }],
    },
    timed: [
      {
        ruling: 'faq96-321-dilemmas-05',
        at: 'turn ends',
        turns: { word: 'each' },
        effects: [{ do: 'modify', who: 'host', attribute: 'range', add: -1, lasting: true }],
      },
      {
        ruling: 'custom-cards-26',
        at: 'turn ends',
        turns: { word: 'each' },
        effects: [{ do: 'destroy', who: { these: 'host', where: { under: { range: 1 } } } }],
      },
    ],
  },
}
