import type { Card } from '../text/card.ts'
import type { Effect, Requirement } from '../text/text.ts'

const empokNor: Requirement = { here: { name: 'Empok Nor' } }

/** Up to so many of them come. */
const infested = (upTo: number): Effect => ({
  do: 'as player',
  which: 'opponent',
  effects: [
    {
      do: 'download',
      where: { type: 'personnel', species: 'Ferengi', gender: 'male' },
      to: { into: { all: { type: 'facility' }, here: true } },
      upTo,
      may: true,
    },
  ],
})

export const card: Card = {
  title: 'Ferengi Infestation',
  print: 'whole',
  currentRulings: {
    dilemma: {
      ruling: 'custom-cards-230',
      sections: [
        {
          trigger: { here: { type: 'facility' } },
          effects: [
            { ...infested(2), unless: empokNor },
            { ...infested(6), ruling: 'custom-cards-95', if: empokNor },
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
