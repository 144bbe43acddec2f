import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const shapeShifter: Filter = { type: 'personnel', keyword: 'Shape-shifter' }

export const card: Card = {
  title: 'Strike Three',
  print: { leftOut: 'that infiltrators are exposed', why: 'nobody infiltrates' },
  glossary: {
    plays: [
      {
        answers: { to: 'battle' },
        needs: { some: shapeShifter },
        effects: [
          {
            do: 'select',
            as: 'struck',
            by: 'chance',
            count: { times: 3, each: { involved: { ...shapeShifter, whose: 'yours' } } },
            from: { involved: { whose: "opponent's", type: 'personnel', not: shapeShifter } },
          },
          { do: 'impose', who: { chosen: 'struck' }, condition: 'stunned' },
        ],
      },
    ],
  },
}
