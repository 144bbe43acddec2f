import type { Card } from '../text/card.ts'
import { klingon } from './shared/klingons.ts'

export const card: Card = {
  title: 'Targ',
  print: 'whole',
  faq1996: {
    uses: [
      {
        ruling: 'custom-cards-493',
        skill: true,
        answers: { to: 'played', what: { name: 'Rogue Borg Mercenaries' }, present: true },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
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
