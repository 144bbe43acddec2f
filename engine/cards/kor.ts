import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Kor',
  print: 'whole',
  glossary: {
    standing: [{ affects: { othersWith: 'this', where: { species: 'Klingon' } }, add: { strength: 2 } }],
  },
}
