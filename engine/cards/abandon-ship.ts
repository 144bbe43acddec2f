import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

const personnelPlaced: Effect = {
  do: 'place',
  who: { these: 'personnel facing', without: { chosen: 'staff' } },
  on: 'mission',
}

export const card: Card = {
  title: 'Abandon Ship!',
  print: {
    leftOut: 'a reduced RANGE as its trigger, and who rescues those atop the mission',
    why: 'the ship is damaged, and nobody comes for them',
    holds: ['personnel'],
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-236',
      trigger: { some: { is: 'damaged' } },
      triggerAmong: 'ship',
      effects: [
        {
          do: 'select',
          as: 'staff',
          count: 'staffing',
          from: 'personnel facing',
          where: { any: [{ icon: 'staff' }, { icon: 'command' }] },
        },
        personnelPlaced,
      ],
      placedOn: 'mission',
    },
  },
}
