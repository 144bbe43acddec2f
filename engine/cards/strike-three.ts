import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const shapeShifter: Filter = { type: 'personnel', keyword: 'Shape-shifter' }

const yours: Filter = { ...shapeShifter, whose: 'yours' }

export const card: Card = {
  title: 'Strike Three',
  print: { leftOut: 'that infiltrators are exposed', onlyWith: ['infiltrate', 'infiltrating'] },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-371',
        answers: { to: 'battle', what: yours },
        effects: [
          {
            do: 'select',
            as: 'struck',
            by: 'chance',
            count: { times: 3, each: { involved: yours } },
            from: { involved: { whose: "opponent's", type: 'personnel', not: shapeShifter } },
          },
          { do: 'impose', who: { chosen: 'struck' }, condition: 'stunned' },
        ],
      },
    ],
  },
}
