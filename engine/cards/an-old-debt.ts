import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'An Old Debt',
  print: 'whole',
  rulebook: {
    dilemma: {
      ruling: 'custom-cards-460',
      conditions: {
        any: [
          { all: [{ skill: 'Biology' }, { skill: 'Physics' }, { total: 'cunning', over: 32 }] },
          { all: [{ skill: 'Intelligence' }, { skill: 'Medical', level: 2 }] },
        ],
      },
      effects: [
        {
          do: 'select',
          as: 'debtor',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          where: { skill: 'Leadership' },
          why: 'kill',
        },
        { do: 'kill', who: { chosen: 'debtor' } },
      ],
    },
  },
}
