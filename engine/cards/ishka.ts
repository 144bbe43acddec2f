import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ishka',
  print: { leftOut: 'latinum that may report where she is', why: 'there is none' },
  glossary: {
    standing: [{ affects: { othersWith: 'this', where: { name: 'Grand Nagus Zek' } }, doubles: 'skills' }],
  },
}
