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
  glossary: {
    dilemma: { ruling: 'custom-cards-238', placedOn: 'ship', nullifier: { skill: 'ENGINEER', level: 3 } },
    timed: [
      {
        ruling: 'custom-cards-238',
        at: 'turn ends',
        whose: "host's",
        effects: [{ do: 'modify', who: 'host', attribute: 'range', add: -1, lasting: true }],
      },
      {
        ruling: 'custom-cards-26',
        at: 'turn ends',
        whose: "host's",
        effects: [{ do: 'destroy', who: { these: 'host', where: { under: { range: 1 } } } }],
      },
    ],
  },
}
