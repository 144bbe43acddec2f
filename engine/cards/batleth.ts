import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Bat'leth",
  print: { leftOut: 'that it mortally wounds', onlyWith: ['attack'] },
  glossary: {
    standing: [
      {
        affects: { othersWith: 'this', where: { word: { name: 'Klingon', context: 'species' } } },
        add: { strength: 2 },
      },
    ],
  },
}
