import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ferengi Infestation',
  print: { leftOut: 'six Ferengi at Empok Nor', why: 'the facility is another one' },
  currentRulings: {
    dilemma: {
      sections: [
        {
          trigger: { here: { type: 'facility' } },
          effects: [
            {
              do: 'as player',
              which: 'opponent',
              effects: [
                {
                  do: 'download',
                  where: { type: 'personnel', species: 'Ferengi', gender: 'male' },
                  to: { with: { type: 'facility' } },
                  upTo: 2,
                  may: true,
                },
              ],
            },
          ],
        },
        {
          conditions: {
            all: [
              { skill: 'SECURITY', level: 2 },
              { total: 'cunning', over: 50 },
            ],
          },
        },
      ],
    },
  },
}
