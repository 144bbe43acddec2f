import type { Card } from '../text/card.ts'
import { klingon } from './shared/klingons.ts'

export const card: Card = {
  title: 'Targ',
  print: { leftOut: 'that it nullifies Rogue Borg', why: 'none are played where it is' },
  faq1996: {
    standing: [
      { affects: { othersWith: 'this', where: { any: [klingon, { name: 'Targ' }] } }, add: { strength: 1 } },
      {
        ruling: 'custom-cards-70',
        affects: { presentWith: 'this', where: { ...klingon, whose: "opponent's", not: { name: 'Targ' } } },
        add: { strength: 1 },
      },
    ],
  },
}
