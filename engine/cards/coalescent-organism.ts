import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Coalescent Organism',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-222',
      conditions: { skill: 'Exobiology' },
      effects: [{ do: 'select', as: 'infected', by: 'chance', count: 1, from: 'personnel facing' }],
      placedOn: 'personnel',
    },
    timed: [
      {
        at: 'turn ends',
        turns: { word: 'next' },
        effects: [
          { do: 'select', as: 'dying', count: 1, from: 'host' },
          {
            ruling: 'faq96-324-coalescent-organism-03',
            do: 'select',
            as: 'next',
            by: 'chance',
            count: 1,
            from: { all: { type: 'personnel', otherThan: 'host' }, here: true },
          },
          { do: 'place', who: 'this', on: { chosen: 'next' } },
          { do: 'kill', who: { chosen: 'dying' } },
        ],
      },
    ],
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-222',
      conditions: { skill: 'Exobiology' },
      effects: [{ do: 'select', as: 'infected', by: 'chance', count: 1, from: 'personnel facing' }],
      placedOn: 'personnel',
    },
    timed: [
      {
        ruling: 'custom-cards-222',
        at: 'turn ends',
        whose: "host's",
        after: 'one full turn',
        effects: [
          { do: 'select', as: 'dying', count: 1, from: 'host' },
          { do: 'select', as: 'next', by: 'chance', count: 1, from: { othersWith: 'host' } },
          { do: 'place', who: 'this', on: { chosen: 'next' } },
          { do: 'kill', who: { chosen: 'dying' } },
        ],
      },
    ],
  },
}
