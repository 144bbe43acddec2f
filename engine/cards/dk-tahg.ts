import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "D'k Tahg",
  print: { leftOut: 'that it reports for free, to a battle as well', onlyWith: ['attack', 'plays it', 'reports it'] },
  glossary: {
    usedBy: { affiliations: ['klingon'], species: ['Klingon'] },
    standing: [{ affects: { othersWith: 'this' }, add: { strength: 1 } }],
  },
}
