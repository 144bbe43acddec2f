import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Harvester Virus',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-291',
      placedOn: 'mission',
      cures: [
        {
          ruling: 'custom-cards-291',
          needs: { all: [{ skill: 'MEDICAL', level: 2 }, { skill: 'Exobiology' }, { skill: 'Computer Skill' }] },
        },
      ],
    },
    timed: [
      {
        ruling: 'custom-cards-291',
        at: 'turn ends',
        whose: 'every',
        effects: [
          {
            do: 'select',
            as: 'victim',
            by: 'chance',
            count: 1,
            from: { presentAt: 'host', where: { type: 'personnel' } },
            why: 'kill',
          },
          { do: 'kill', who: { chosen: 'victim' } },
        ],
      },
    ],
  },
}
