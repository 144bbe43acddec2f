import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Federation PADD',
  print: { leftOut: 'that it is for the Federation', why: 'those with it are of the Federation' },
  faq1996: {
    standing: [{ affects: { othersWith: 'this', where: { type: 'personnel' } }, add: { cunning: 2 } }],
  },
  glossary: { standing: [{ affects: { othersWith: 'this' }, add: { cunning: 2 } }] },
}
