import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Garak Has Some Issues',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-221',
      selects: [{ do: 'select', as: 'killer', by: 'chance', count: 1, from: 'personnel facing' }],
      effects: [{ do: 'stop', who: { chosen: 'killer' }, lasting: true }],
      placedOn: 'personnel',
      cure: { skill: 'Exobiology', level: 2 },
    },
    timed: [
      {
        ruling: 'custom-cards-221',
        at: 'turn begins',
        whose: "host's",
        effects: [
          {
            do: 'select',
            as: 'victim',
            by: 'opponent',
            count: 1,
            from: { weakerThan: 'host', in: 'cunning', among: { othersWith: 'host' } },
            why: 'kill',
          },
          { do: 'kill', who: { chosen: 'victim' } },
        ],
      },
    ],
  },
}
