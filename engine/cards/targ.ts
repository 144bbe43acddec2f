import type { Card } from '../text/card.ts'
import { klingon } from './shared/klingons.ts'

export const card: Card = {
  title: 'Targ',
  print: {
    leftOut: 'that it nullifies Rogue Borg, and strengthens Klingons of the opponent',
    why: 'no Rogue Borg are played where it is, and no Klingon of the opponent is with it',
  },
  faq1996: {
    standing: [{ affects: { othersWith: 'this', where: { any: [klingon, { name: 'Targ' }] } }, add: { strength: 1 } }],
  },
}
