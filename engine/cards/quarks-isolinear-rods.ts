import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Quark's Isolinear Rods",
  print: {
    plays: 'its download to hand',
    leftOut: 'its other lines',
    onlyWith: ['Computer Crash', "Q's Tent", 'end'],
    lies: ['core'],
  },
  glossary: {
    uses: [
      {
        once: 'game',
        effects: [
          {
            do: 'download',
            where: {
              any: [
                { name: ['Intermix Ratio', 'The Big Picture'] },
                { type: 'personnel', skills: { 'Computer Skill': 2 }, not: { classification: 'OFFICER' } },
              ],
            },
            toHand: 'must',
            may: true,
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
