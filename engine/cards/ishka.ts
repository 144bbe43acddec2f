import type { Card } from '../text/card.ts'

const latinum = 'Gold-Pressed Latinum'

export const card: Card = {
  title: 'Ishka',
  print: 'whole',
  glossary: {
    standing: [{ affects: { othersWith: 'this', where: { name: 'Grand Nagus Zek' } }, doubles: 'skills' }],
    letsReport: { ruling: 'custom-cards-47', where: { name: latinum } },
    frees: [{ ruling: 'custom-cards-47', where: { name: latinum }, present: { name: 'Ishka' }, every: true }],
  },
}
